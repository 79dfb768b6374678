import { useContext, useRef, useState } from 'react';
import * as Aria from 'react-aria-components';
import type { ComboBoxProps } from '#components/ComboBox/ComboBox';
import { ComboField } from '#components/ComboBox/ComboField';
import { Tags } from '#components/field/Tags';
import { emptyTextOf } from '../ComboBox/ComboField';
import { optionNamed } from '../field/options';
import { addWords, isListed, type ListReading, textAfterPaste, wordList } from '../field/words';

export interface MultiComboBoxProps extends Omit<
  ComboBoxProps,
  'value' | 'onChange' | 'isClearable' | 'valueIn'
> {
  /** In the order of selection. Each value is the id of an option, or any other text. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** How typed or pasted text is split into entries. */
  reading?: ListReading;
}

/**
 * Selects several options by typing, and accepts other texts. A second choice of an option removes it. Enter, a
 * separator and blur add the typed text. Backspace in the empty input removes the last value.
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
  /** The id in a typed mention or link. Null if the typed text itself is the id, or if it contains several entries. */
  const meant =
    typedEntries.length === 1 && typedEntries[0] !== typed.trim()
      ? (typedEntries[0] ?? null)
      : null;
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
    <ComboField
      {...aria}
      selectionMode="multiple"
      texts={{ label, description, errorMessage, isLabelHidden }}
      options={options}
      query={meant ?? typed}
      emptyText={emptyTextOf(typed, meant, 'adds')}
      value={values.filter(known)}
      onChange={choose}
      inputValue={typed}
      onInputChange={type}
      onSettle={settle}
      control={{
        inputRef,
        placeholder: values.length === 0 ? placeholder : undefined,
        isDrafting: typed !== '',
        onEscape: () => setTyped(''),
        onPaste: paste,
        onBackspace: values.length > 0 ? () => removeAt(values.length - 1) : undefined,
        before: (
          <ChosenTags
            label={label}
            options={options}
            values={values}
            unknownLabel={unknownLabel}
            onRemove={mayEdit ? removeAt : undefined}
          />
        ),
      }}
    />
  );
}

/** Renders nothing without state: React Aria then collects the options, and tags are not options. */
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
