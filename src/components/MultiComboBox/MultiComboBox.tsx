import { useContext, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import { type ComboBoxProps, noMatchText } from '#components/ComboBox/ComboBox';
import { ComboControl } from '#components/ComboBox/ComboControl';
import { FieldFrame, validity } from '#components/field/FieldFrame';
import { ComboList, FieldPopover } from '#components/field/OptionList';
import { Tags } from '#components/field/Tags';
import { field } from '../field/Field.css';
import { type Option, type OptionGroup, optionNamed } from '../field/options';
import { useOptionEntries } from '../field/use-option-entries';
import { addWords, isListed, type ListReading, textAfterPaste, wordList } from '../field/words';

type Entry = Option | OptionGroup;

export interface MultiComboBoxProps extends Omit<
  ComboBoxProps,
  'value' | 'onChange' | 'isClearable' | 'valueIn'
> {
  /** Ids of options or other texts, in the order in which they were selected. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** How the text is split into entries. */
  reading?: ListReading;
}

/**
 * Selects several of many options by typing, or accepts any other texts. Choosing a selected option removes it. The
 * typed text is added on Enter, on a separator and on blur; Backspace in the empty input removes the last value.
 */
export function MultiComboBox({
  label,
  description,
  errorMessage,
  isLabelHidden,
  options,
  values,
  onChange,
  placeholder,
  reading = wordList,
  unknownLabel,
  ...aria
}: MultiComboBoxProps) {
  const [typed, setTyped] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const typedEntries = reading.split(typed);
  /** The id in a typed mention or link; null if the text is the id itself or several entries. */
  const meant =
    typedEntries.length === 1 && typedEntries[0] !== typed.trim() ? typedEntries[0] : null;
  const { entries, isBuilt, onVisit, onUse } = useOptionEntries(options, meant ?? typed);
  const mayEdit = !aria.isDisabled && !aria.isReadOnly;

  const known = (value: string) => options.some((option) => option.id === value);
  const add = (words: string[]) => {
    const next = addWords(
      values,
      words.map((word) => optionNamed(options, word)?.id ?? word),
    );
    if (next.length > values.length) onChange(next);
  };
  const settle = () => {
    add(reading.split(typed));
    setTyped('');
  };
  const type = (text: string) => {
    const { entries: complete, rest } = reading.take(text);
    add(complete);
    setTyped(rest);
  };
  const paste = (pasted: string) => {
    const input = inputRef.current;
    if (!input || !isListed(pasted, reading)) return false;
    add(reading.split(textAfterPaste(input, pasted)));
    setTyped('');
    return true;
  };
  const choose = (keys: readonly Aria.Key[]) => {
    const chosen = keys.map(String);
    const kept = values.filter((value) => !known(value) || chosen.includes(value));
    const next = addWords(kept, chosen);
    setTyped('');
    if (next.join() !== values.join()) onChange(next);
  };
  const removeAt = (at: number) => {
    onChange(values.filter((_, index) => index !== at));
    if (values.length === 1) inputRef.current?.focus();
  };

  return (
    <Aria.ComboBox<Entry, 'multiple'>
      {...aria}
      {...validity(errorMessage)}
      selectionMode="multiple"
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="manual"
      items={entries}
      value={values.filter(known)}
      onChange={choose}
      inputValue={typed}
      onInputChange={type}
      onFocus={onVisit}
      onBlur={settle}
      className={field}
    >
      <FieldFrame {...{ label, description, errorMessage, isLabelHidden }}>
        <ComboControl
          inputRef={inputRef}
          placeholder={values.length === 0 ? placeholder : undefined}
          isReadOnly={aria.isReadOnly}
          isMultiple
          isDrafting={typed !== ''}
          options={options}
          onUse={onUse}
          onEnter={settle}
          onEscape={() => setTyped('')}
          onPaste={paste}
          onBackspace={values.length > 0 ? () => removeAt(values.length - 1) : undefined}
          before={
            <ChosenTags
              label={label}
              options={options}
              values={values}
              unknownLabel={unknownLabel}
              onRemove={mayEdit ? removeAt : undefined}
            />
          }
        />
      </FieldFrame>
      <FieldPopover entry="none">
        <ComboList
          entries={entries}
          isBuilt={isBuilt}
          options={options}
          emptyText={typed ? noMatchText(typed, meant ?? null, 'adds') : 'Nothing to choose from.'}
        />
      </FieldPopover>
    </Aria.ComboBox>
  );
}

/**
 * The selected values. react-aria renders a combo box once without state to collect its options; tags are not options.
 */
function ChosenTags({
  label,
  options,
  values,
  unknownLabel,
  onRemove,
}: Pick<MultiComboBoxProps, 'label' | 'options' | 'values' | 'unknownLabel'> & {
  onRemove?: (at: number) => void;
}) {
  const state = useContext(Aria.ComboBoxStateContext);
  if (!state || values.length === 0) return null;
  const items = values.map((value, id) => {
    const option = options.find((each) => each.id === value);
    return option
      ? { id, label: option.label, color: option.color }
      : { id, label: unknownLabel?.(value) ?? value, isUnknown: unknownLabel !== undefined };
  });
  return <Tags label={label} items={items} onRemove={onRemove} />;
}
