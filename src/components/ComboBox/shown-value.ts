import { type Option, optionNamed } from '../field/options';
import type { ComboBoxProps } from './ComboBox';

/** Reads no value from any text. */
export function noValueIn(): null {
  return null;
}

/** Returns how a value is shown, with the option it is; `isUnknown` where it is none and is marked as such. */
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

/** Returns the value a typed text stands for: an option's id, a value that is read from it, else the text itself. */
export function valueMeant(
  typed: string,
  { options, valueIn }: Pick<ComboBoxProps, 'options'> & Required<Pick<ComboBoxProps, 'valueIn'>>,
): string {
  return optionNamed(options, typed)?.id ?? valueIn(typed) ?? typed.trim();
}
