import { type Option, optionNamed } from '../field/options';
import type { ComboBoxProps } from './ComboBox';

/** Default for `valueIn`: returns no value. */
export function noValueIn(): null {
  return null;
}

/**
 * Returns the text shown for a value and its option. `isUnknown` means that no option matches and the value is marked.
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
 * Returns the value of a typed text: the id of a matching option, else a value read from the text, else the text
 * itself.
 */
export function valueMeant(
  typed: string,
  { options, valueIn }: Pick<ComboBoxProps, 'options'> & Required<Pick<ComboBoxProps, 'valueIn'>>,
): string {
  return optionNamed(options, typed)?.id ?? valueIn(typed) ?? typed.trim();
}
