import { type Option, optionNamed } from '../field/options';
import type { ComboBoxProps } from './ComboBox';

/** A `valueIn` that finds no value in any text. It is the default. */
export function noValueIn(): null {
  return null;
}

/**
 * Returns the text shown for a value and its option. `isUnknown` means that no option has this value, so the value is
 * marked.
 */
export function shownOf({
  options,
  value,
  unknownLabel,
}: Pick<ComboBoxProps, 'options' | 'value' | 'unknownLabel'>): {
  chosen: Option | undefined;
  isUnknown: boolean;
  shown: string;
} {
  const chosen = options.find((option) => option.id === value);
  const isUnknown = !chosen && value !== '' && unknownLabel !== undefined;
  return { chosen, isUnknown, shown: chosen?.label ?? (isUnknown ? unknownLabel(value) : value) };
}

/**
 * Returns the value that a typed text stands for: the id of a matching option, otherwise the value in a mention or
 * link, otherwise the text itself.
 */
export function valueMeant(
  typed: string,
  { options, valueIn }: Pick<ComboBoxProps, 'options'> & Required<Pick<ComboBoxProps, 'valueIn'>>,
): string {
  return optionNamed(options, typed)?.id ?? valueIn(typed) ?? typed.trim();
}
