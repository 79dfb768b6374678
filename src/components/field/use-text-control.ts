import {
  type ChangeEvent,
  type ClipboardEventHandler,
  type ComponentProps,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type Ref,
  useState,
} from 'react';
import { describedBy, type FieldTexts, useFieldIds } from '#components/field/FieldFrame';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Props of every text field. `data-…` attributes are set on its root. */
export interface TextControlProps<Control extends TextControl>
  extends
    FieldTexts,
    Pick<
      ComponentProps<'input'>,
      | 'aria-describedby'
      | 'autoComplete'
      | 'autoCorrect'
      | 'autoFocus'
      | 'id'
      | 'inputMode'
      | 'maxLength'
      | 'name'
      | 'placeholder'
      | 'spellCheck'
    > {
  value?: string;
  defaultValue?: string;
  /**
   * Uncontrolled, starting with `defaultValue`: typing does not render. Listen to `input` on the control instead of
   * using `onChange`.
   */
  isUncontrolled?: boolean;
  onChange?: ((value: string) => void) | undefined;
  onFocus?: FocusEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  onKeyDown?: KeyboardEventHandler<Control>;
  onPaste?: ClipboardEventHandler<Control>;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLDivElement>;
  inputRef?: Ref<Control>;
}

/**
 * Splits the props of a field into those of its root, frame, box and control, and stores the value if the field is
 * uncontrolled.
 */
export function useTextControl<Control extends TextControl>(props: TextControlProps<Control>) {
  const { label, description, errorMessage, isLabelHidden, ...others } = props;
  const {
    value,
    defaultValue = '',
    isUncontrolled = false,
    onChange,
    isDisabled,
    isReadOnly,
    isRequired,
    ...more
  } = others;
  const { 'aria-describedby': describes, autoComplete, autoCorrect, autoFocus, id, ...most } = more;
  const { inputMode, maxLength, name, placeholder, spellCheck, inputRef, ...rest } = most;
  const { onFocus, onBlur, onKeyDown, onPaste, ...root } = rest;
  const hints = { autoComplete, autoCorrect, inputMode, maxLength, name, placeholder, spellCheck };
  const attributes = { ...hints, autoFocus, onFocus, onBlur, onKeyDown, onPaste };

  const [typed, setTyped] = useState(defaultValue);
  const ids = useFieldIds(id);
  const texts = { label, description, errorMessage, isLabelHidden };
  const isInvalid = Boolean(errorMessage);
  const change = (text: string) => {
    setTyped(text);
    onChange?.(text);
  };
  return {
    root,
    frame: { ...texts, ids },
    box: { isDisabled, isReadOnly, isInvalid },
    control: {
      ...attributes,
      ref: inputRef,
      id: ids.control,
      value: isUncontrolled ? undefined : (value ?? typed),
      defaultValue: isUncontrolled ? defaultValue : undefined,
      disabled: isDisabled,
      readOnly: isReadOnly,
      'aria-describedby': describedBy(ids, texts, describes),
      'aria-invalid': isInvalid || undefined,
      'aria-required': isRequired || undefined,
      onChange: isUncontrolled
        ? undefined
        : (event: ChangeEvent<Control>) => change(event.target.value),
    },
    /** Sets the value as if the user had typed it. */
    change,
  };
}
