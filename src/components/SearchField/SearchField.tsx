import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Adornment, BoxButton, BoxInput, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { field } from '../field/Field.css';
import { type TextControlProps, useTextControl } from '../field/use-text-control';
import { shortcut } from './SearchField.css';

export interface SearchFieldProps extends TextControlProps<HTMLInputElement> {
  onSubmit?: (value: string) => void;
  /** Called when Escape or the clear button clears the field, in addition to `onChange`. */
  onClear?: () => void;
  /** The shortcut that focuses the field, shown while it is empty: '/', 'Ctrl K'. The caller implements it. */
  kbd?: string;
}

/** A search field. Escape and the clear button clear it; Enter calls `onSubmit`. Its role is `textbox`. */
export function SearchField({ onSubmit, onClear, kbd, ...props }: SearchFieldProps) {
  const { onKeyDown, isDisabled = false, isReadOnly = false, isLabelHidden = true } = props;
  const place = useRef<HTMLDivElement>(null);
  const parts = useTextControl({ ...props, isLabelHidden, onKeyDown: press });
  const { root, frame, box, control, change } = parts;
  const isEmpty = control.value === '';

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (isReadOnly || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(event.currentTarget.value);
    }
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      event.preventDefault();
      // The next Escape closes the dialog around the field.
      event.stopPropagation();
      clear();
    }
  }
  function clear() {
    change('');
    onClear?.();
  }
  return (
    <div {...root} className={field}>
      <FieldFrame {...frame}>
        <div ref={place}>
          <FieldBox {...box}>
            <Adornment>
              <Search aria-hidden />
            </Adornment>
            <BoxInput {...control} type="text" />
            {isEmpty && kbd && !isDisabled && (
              <kbd aria-hidden className={shortcut}>
                {kbd}
              </kbd>
            )}
            {!isEmpty && !isDisabled && !isReadOnly && (
              <BoxButton
                aria-label="Clear search"
                // Not a tab stop, because Escape does the same.
                tabIndex={-1}
                onPointerDown={keepCaret}
                onClick={() => {
                  clear();
                  place.current?.querySelector('input')?.focus();
                }}
              >
                <X aria-hidden />
              </BoxButton>
            )}
          </FieldBox>
        </div>
      </FieldFrame>
    </div>
  );
}

/** On touch devices, the on-screen keyboard closes when a field loses focus. */
function keepCaret(event: PointerEvent) {
  event.preventDefault();
}
