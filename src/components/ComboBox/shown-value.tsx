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

/** `isUnknown`: `unknownLabel` is set and no option has the value. The combo box then marks it. */
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

/** Returns the id of a matching option, otherwise the value in a mention or link, otherwise the text itself. */
export function valueMeant(
  typed: string,
  { options, valueIn }: Pick<ComboBoxProps, 'options'> & Required<Pick<ComboBoxProps, 'valueIn'>>,
): string {
  return optionNamed(options, typed)?.id ?? valueIn(typed) ?? typed.trim();
}

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
