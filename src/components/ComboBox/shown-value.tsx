import { TriangleAlert } from 'lucide-react';
import { Adornment } from '#components/field/FieldBox';
import { OptionMark } from '#components/field/OptionMark';
import { row } from '#theme/box';
import { type Option, optionNamed } from '../field/options';
import type { ComboBoxProps } from './ComboBox';

/** Returns null, because no value is read from the text. This is the default of `valueIn`. */
export function noValueIn(): null {
  return null;
}

/**
 * Returns the text to show for a value, and the option of that value. `isUnknown` is true if `unknownLabel` is set and
 * no option has this value, unless the value is ''. The combo box then marks the value.
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
 * Returns the value of the typed text: the id of a matching option. If no option matches, returns the value in a mention
 * or link, or otherwise the text itself.
 */
export function valueMeant(
  typed: string,
  { options, valueIn }: Pick<ComboBoxProps, 'options'> & Required<Pick<ComboBoxProps, 'valueIn'>>,
): string {
  return optionNamed(options, typed)?.id ?? valueIn(typed) ?? typed.trim();
}

/** The mark before the text: the icon or color of the selected option, or a sign for an unknown value. */
export function ValueMark({
  chosen,
  isUnknown,
}: {
  chosen: Option | undefined;
  isUnknown: boolean;
}) {
  if (isUnknown) {
    return (
      <Adornment>
        <TriangleAlert
          aria-hidden
          className={row({ align: 'stretch', inline: true, color: 'warningText' })}
        />
      </Adornment>
    );
  }
  if (!chosen?.icon && !chosen?.color) return null;
  return (
    <Adornment>
      <OptionMark option={chosen} />
    </Adornment>
  );
}
