import type { ClipboardEventHandler, FocusEventHandler, KeyboardEventHandler, Ref } from 'react';
import type * as Aria from 'react-aria-components/TextField';
import { type FieldTexts, validity } from '#components/field/FieldFrame';

/** The props of every text field. `data-…` attributes are set on the root of the field. */
export interface TextProps<Control extends HTMLInputElement | HTMLTextAreaElement>
  extends
    FieldTexts,
    Pick<
      Aria.TextFieldProps,
      | 'aria-describedby'
      | 'autoComplete'
      | 'autoCorrect'
      | 'defaultValue'
      | 'id'
      | 'inputMode'
      | 'isDisabled'
      | 'isReadOnly'
      | 'isRequired'
      | 'maxLength'
      | 'name'
      | 'onChange'
      | 'spellCheck'
      | 'value'
    > {
  /** Starts with `defaultValue`, and typing causes no render. Listen to `input` on the control, not to `onChange`. */
  isUncontrolled?: boolean;
  placeholder?: string | undefined;
  autoFocus?: boolean;
  onFocus?: FocusEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  onKeyDown?: KeyboardEventHandler<Control>;
  onPaste?: ClipboardEventHandler<Control>;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<Control>;
}

/**
 * Splits the props of a text field into props for the root (a React Aria field), the frame and the input. The event
 * handlers go to the input, because React Aria stops the propagation of key events that its fields handle.
 */
export function splitTextProps<Control extends HTMLInputElement | HTMLTextAreaElement>(
  props: TextProps<Control>,
) {
  const { label, description, errorMessage, isLabelHidden, inputRef: ref, ...others } = props;
  const { placeholder, autoFocus, onFocus, onBlur, onKeyDown, onPaste, ...root } = others;
  return {
    // If `description` is passed, React Aria updates `aria-describedby` when the help appears or disappears.
    root: { ...root, ...validity(errorMessage), description },
    frame: { label, description, errorMessage, isLabelHidden },
    input: { ref, placeholder, autoFocus, onFocus, onBlur, onKeyDown, onPaste },
  };
}
