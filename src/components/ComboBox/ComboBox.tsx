import { type Ref, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import { field } from '../field/Field.css';
import type { Option, OptionGroup } from '../field/options';
import { useOptionEntries } from '../field/use-option-entries';
import { AriaFieldFrame, validity } from '#components/field/AriaFieldFrame';
import { type FieldTexts } from '#components/field/FieldFrame';
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
  /** The id of an option, or a text that is none; '' while nothing is chosen. */
  value: string;
  /** An option's id, or the text that was typed: reported on Enter and on leaving the field. */
  onChange: (value: string) => void;
  placeholder?: string;
  /**
   * Returns the value in a typed mention or link, or null. A
   * pasted one is reported at once.
   */
  valueIn?: (text: string) => string | null;
  /** Offers a 'Clear' button, which reports ''. */
  isClearable?: boolean;
  /** How a value that is not among the options is shown, marked as unknown: 'Unknown role 123…'. Without it, as it is. */
  unknownLabel?: (value: string) => string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One of many options, found by typing, or any other text. What is typed counts once it is entered or the field is left:
 * a text that names an option is that option, any other is taken as it is. Escape takes the typing back.
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
  /** What is being typed and does not count yet. */
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
        // react-aria says null for «a text of one's own», which Enter and leaving settle.
        if (key !== null) report(String(key));
      }}
      inputValue={draft ?? shown}
      onInputChange={(text) => setDraft(text === shown ? null : text)}
      onFocus={onVisit}
      onBlur={settle}
      className={field}
    >
      <AriaFieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
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
      </AriaFieldFrame>
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

/** Returns what Enter does with a text that is not an option; `found` is the value that was read from it. */
export function noMatchText(typed: string, found: string | null, verb: 'keeps' | 'adds'): string {
  return found === null
    ? `No match. Enter ${verb} “${typed}” as it is.`
    : `No match. Enter ${verb} ${found}.`;
}
