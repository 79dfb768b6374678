import { ChevronDown, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import * as Aria from 'react-aria-components/TextField';
import { BoxButton, FieldBox, FlowInput } from '#components/field/FieldBox';
import { FieldFrame } from '#components/field/FieldFrame';
import { error, field } from '../field/Field.css';
import { splitTextProps } from '../field/text-props';
import type { ComboBoxProps } from './ComboBox';
import { noValueIn, shownOf, valueMeant, ValueMark } from './shown-value';

/** What the user wants to do: focus the field, or open the list. */
export type ComboBoxRequest = 'focus' | 'list';

export interface ComboBoxViewProps extends Omit<ComboBoxProps, 'ref'> {
  /** Explains why there is no list. */
  note?: string | undefined;
  /** Called when the user is about to use the field. */
  onNear: () => void;
  /**
   * Called when the user uses the field while no text is typed, and with null on blur and on each change of the text.
   */
  onRequest: (request: ComboBoxRequest | null) => void;
}

/**
 * A combo box without a list. It handles typed text like a ComboBox. It calls `onRequest` only while no text is typed,
 * so that no text is lost when the full combo box replaces this view.
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
  /** Whether a press has moved the focus here and its click event has not fired yet. */
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
  const { root, frame, input } = splitTextProps<HTMLInputElement>(texts);
  const focus = () => {
    if (mayEdit && draft === null && !isPressed.current) onRequest('focus');
  };
  const blur = () => {
    isPressed.current = false;
    settle();
    onRequest(null);
  };
  const paste = (event: ClipboardEvent) => {
    const found = valueIn(event.clipboardData.getData('text'));
    if (!mayEdit || found === null) return;
    event.preventDefault();
    report(found);
  };
  const press = (event: KeyboardEvent) => {
    if (!mayEdit || event.nativeEvent.isComposing) return;
    if (draft === null) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      onRequest('list');
      return;
    }
    if (event.key === 'Enter') settle();
    if (event.key !== 'Escape') return;
    // Escape only discards the typed text. It must not also close a surrounding dialog.
    event.stopPropagation();
    setDraft(null);
  };

  return (
    <Aria.TextField
      {...root}
      value={draft ?? shown}
      onChange={(text) => {
        setDraft(text === shown ? null : text);
        onRequest(null);
      }}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      className={field}
      onPointerEnter={onNear}
      onPointerDown={() => {
        isPressed.current = true;
      }}
    >
      <FieldFrame {...frame}>
        <FieldBox isReadOnly={texts.isReadOnly}>
          <FlowInput
            {...input}
            ref={inputRef}
            role="combobox"
            aria-expanded={false}
            // This view has no list. The component that replaces it renders the list.
            aria-controls={undefined}
            aria-haspopup="listbox"
            aria-autocomplete="list"
            onFocus={focus}
            onBlur={blur}
            onPaste={paste}
            onKeyDown={press}
            onClick={openList}
            before={draft === null && <ValueMark {...{ chosen, isUnknown }} />}
          />
          {isClearable && mayEdit && (draft ?? shown) !== '' && (
            <BoxButton
              aria-label="Clear"
              excludeFromTabOrder
              onPress={() => {
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
              excludeFromTabOrder
              aria-label={`Show suggestions ${texts.label}`}
              aria-haspopup="listbox"
              aria-expanded={false}
              isDisabled={texts.isDisabled}
              onPress={openList}
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
    </Aria.TextField>
  );
}
