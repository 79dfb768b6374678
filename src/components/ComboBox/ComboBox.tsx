import { type Ref, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import { field } from '../field/Field.css';
import type { Option, OptionGroup } from '../field/options';
import { useOptionEntries } from '../field/use-option-entries';
import { FieldFrame, type FieldTexts, validity } from '#components/field/FieldFrame';
import { ComboList, FieldPopover } from '#components/field/OptionList';
import { ComboControl } from './ComboControl';
import { noValueIn, shownOf, valueMeant } from './shown-value';
import { ValueMark } from './ValueMark';

export type ComboBoxOption = Option;

type Entry = Option | OptionGroup;

export interface ComboBoxProps
  extends
    FieldTexts,
    Pick<
      Aria.ComboBoxProps<Entry>,
      'isDisabled' | 'isReadOnly' | 'isRequired' | 'autoFocus' | 'id' | 'aria-describedby'
    > {
  options: readonly ComboBoxOption[];
  /** The id of an option or any other text; '' if nothing is selected. */
  value: string;
  /** Called on Enter and on blur with the id of an option or the typed text. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** Returns the value in a typed mention or link, or null. A pasted mention or link is reported at once. */
  valueIn?: (text: string) => string | null;
  /** Shows a 'Clear' button, which reports ''. */
  isClearable?: boolean;
  /**
   * Returns the label of a value that is not among the options, which is then marked as unknown: 'Unknown role 123…'.
   * Without it, the value is shown as it is.
   */
  unknownLabel?: (value: string) => string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Selects one of many options by typing, or accepts any other text. The typed text is reported on Enter or on blur: as
 * the option with that label or id, or else as it is. Escape discards the typed text.
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
  /** The typed text that has not been reported yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { entries, isBuilt, onVisit, onUse } = useOptionEntries(
    options,
    draft === null ? '' : (valueIn(draft) ?? draft),
  );

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
    <Aria.ComboBox<Entry>
      {...aria}
      {...validity(errorMessage)}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="manual"
      items={entries}
      selectedKey={chosen?.id ?? null}
      onSelectionChange={(key) => {
        // react-aria passes null for a custom value; Enter and blur handle that case.
        if (key !== null) report(String(key));
      }}
      inputValue={draft ?? shown}
      onInputChange={(text) => setDraft(text === shown ? null : text)}
      onFocus={onVisit}
      onBlur={settle}
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <ComboControl
          inputRef={inputRef}
          placeholder={placeholder}
          isReadOnly={aria.isReadOnly}
          isDrafting={draft !== null}
          options={options}
          onUse={onUse}
          onEnter={settle}
          onEscape={() => setDraft(null)}
          onPaste={(pasted) => {
            const found = valueIn(pasted);
            if (found !== null) report(found);
            return found !== null;
          }}
          onClear={mayClear ? () => report('') : undefined}
          before={draft === null && <ValueMark chosen={chosen} isUnknown={isUnknown} />}
        />
      </FieldFrame>
      <FieldPopover entry="none">
        <ComboList
          entries={entries}
          isBuilt={isBuilt}
          options={options}
          emptyText={
            draft ? noMatchText(draft, valueIn(draft), 'keeps') : 'Nothing to choose from.'
          }
        />
      </FieldPopover>
    </Aria.ComboBox>
  );
}

/** Returns the hint for a text that matches no option. `found` is the value read from the text, or null. */
export function noMatchText(typed: string, found: string | null, verb: 'keeps' | 'adds'): string {
  return found === null
    ? `No match. Enter ${verb} “${typed}” as it is.`
    : `No match. Enter ${verb} ${found}.`;
}
