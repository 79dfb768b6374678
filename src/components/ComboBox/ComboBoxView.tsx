import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { BoxButton, FieldBox } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { error, field, flow, flowInput } from '../field/Field.css';
import { useTextControl } from '../field/use-text-control';
import type { ComboBoxProps } from './ComboBox';
import { noValueIn, shownOf, valueMeant } from './shown-value';
import { ValueMark } from './ValueMark';

/** What the user asked of the view: to focus the field, or to open the list. */
export type ComboBoxRequest = 'focus' | 'list';

export interface ComboBoxViewProps extends Omit<ComboBoxProps, 'ref'> {
  /** The reason why there is no list. */
  note?: string | undefined;
  /** Called when the user is about to use the field. */
  onNear: () => void;
  /** Called when the user uses the field while no text is typed; with null on blur or when typing starts. */
  onRequest: (request: ComboBoxRequest | null) => void;
}

/**
 * A combo box without its list. Typed text is handled as in a ComboBox. `onRequest` asks for the full combo box only while
 * no text is typed, so that replacing this view loses nothing.
 */
export function ComboBoxView({
  options,
  value,
  onChange,
  valueIn = noValueIn,
  isClearable = false,
  unknownLabel,
  note,
  onNear,
  onRequest,
  ...texts
}: ComboBoxViewProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  /** Whether focus comes from a press whose click event has not fired yet. */
  const isPressed = useRef(false);
  const { chosen, isUnknown, shown } = shownOf({ options, value, unknownLabel });
  const mayEdit = !texts.isDisabled && !texts.isReadOnly;

  const report = (next: string) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (draft !== null) report(valueMeant(draft, { options, valueIn }));
  };
  const openList = () => {
    isPressed.current = false;
    inputRef.current?.focus({ preventScroll: true });
    if (mayEdit && draft === null) onRequest('list');
  };
  const { root, frame, box, control } = useTextControl<HTMLInputElement>({
    ...texts,
    inputRef,
    value: draft ?? shown,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    onChange: (text) => {
      setDraft(text === shown ? null : text);
      onRequest(null);
    },
    onFocus: () => {
      if (mayEdit && draft === null && !isPressed.current) onRequest('focus');
    },
    onBlur: () => {
      isPressed.current = false;
      settle();
      onRequest(null);
    },
    onPaste: (event) => {
      const found = valueIn(event.clipboardData.getData('text'));
      if (!mayEdit || found === null) return;
      event.preventDefault();
      report(found);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!mayEdit || event.nativeEvent.isComposing) return;
      if (draft === null) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onRequest('list');
        return;
      }
      if (event.key === 'Enter') settle();
      if (event.key !== 'Escape') return;
      // Escape only discards the typed text; it must not also close the dialog around the field.
      event.stopPropagation();
      setDraft(null);
    },
  });

  return (
    <div
      {...root}
      className={field}
      onPointerEnter={onNear}
      onPointerDown={() => {
        isPressed.current = true;
      }}
    >
      <FieldFrame {...frame}>
        <FieldBox {...box}>
          <div className={flow}>
            {draft === null && <ValueMark {...{ chosen, isUnknown }} />}
            <input
              {...control}
              role="combobox"
              aria-expanded={false}
              // The list comes with the component that replaces this view.
              aria-controls={undefined}
              aria-haspopup="listbox"
              aria-autocomplete="list"
              className={flowInput}
              onClick={openList}
            />
          </div>
          {isClearable && mayEdit && (draft ?? shown) !== '' && (
            <BoxButton
              aria-label="Clear"
              tabIndex={-1}
              onClick={() => {
                isPressed.current = false;
                report('');
                inputRef.current?.focus({ preventScroll: true });
              }}
            >
              <X aria-hidden />
            </BoxButton>
          )}
          {!texts.isReadOnly && (
            <BoxButton
              tabIndex={-1}
              aria-label={`Show suggestions ${texts.label}`}
              aria-haspopup="listbox"
              aria-expanded={false}
              disabled={texts.isDisabled}
              onClick={openList}
            >
              <ChevronDown aria-hidden />
            </BoxButton>
          )}
        </FieldBox>
      </FieldFrame>
      {note && (
        <p role="alert" className={error}>
          {note}
        </p>
      )}
    </div>
  );
}
