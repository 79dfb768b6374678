import { type Ref, useRef, useState } from 'react';
import type { FieldTexts } from '#components/field/FieldFrame';
import type { Option } from '../field/options';
import { ComboField, type ComboFieldState, emptyTextOf } from './ComboField';
import { noValueIn, shownOf, valueMeant, ValueMark } from './shown-value';

export type ComboBoxOption = Option;

export interface ComboBoxProps extends FieldTexts, ComboFieldState {
  options: readonly ComboBoxOption[];
  /** The id of an option, or any other text; '' if there is no value. */
  value: string;
  /** Called on Enter and on blur with the id of an option or the typed text. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** Returns the value in a typed mention or link, or null. A pasted mention or link is reported at once. */
  valueIn?: (text: string) => string | null;
  /** Shows a 'Clear' button, which reports '' as the value. */
  isClearable?: boolean;
  /**
   * Labels a value that is not an option, such as 'Unknown role 123…', and marks it. By default, it is shown as it is.
   */
  unknownLabel?: (value: string) => string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Selects an option by typing, or accepts any other text. Enter and blur report the option with the typed label or id,
 * otherwise the text. Escape discards the typed text.
 */
export function ComboBox({
  label,
  description,
  errorMessage,
  isLabelHidden,
  options,
  value,
  onChange,
  placeholder,
  valueIn = noValueIn,
  isClearable = false,
  unknownLabel,
  ...aria
}: ComboBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { chosen, isUnknown, shown } = shownOf({ options, value, unknownLabel });
  const mayClear = isClearable && !aria.isDisabled && !aria.isReadOnly && (draft ?? shown) !== '';

  const report = (next: string) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (draft === null) return;
    report(valueMeant(draft, { options, valueIn }));
  };

  return (
    <ComboField
      {...aria}
      texts={{ label, description, errorMessage, isLabelHidden }}
      options={options}
      query={draft === null ? '' : (valueIn(draft) ?? draft)}
      emptyText={emptyTextOf(draft, draft === null ? null : valueIn(draft), 'keeps')}
      value={chosen?.id ?? null}
      onChange={(key) => {
        // For a custom value, React Aria passes null. The Enter and blur handlers report the custom value.
        if (key !== null) report(String(key));
      }}
      inputValue={draft ?? shown}
      onInputChange={(text) => setDraft(text === shown ? null : text)}
      onSettle={settle}
      control={{
        inputRef,
        placeholder,
        isDrafting: draft !== null,
        onEscape: () => setDraft(null),
        onPaste: (pasted) => {
          const found = valueIn(pasted);
          if (found !== null) report(found);
          return found !== null;
        },
        onClear: mayClear ? () => report('') : undefined,
        before: draft === null && <ValueMark chosen={chosen} isUnknown={isUnknown} />,
      }}
    />
  );
}
