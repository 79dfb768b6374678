import { NumberField } from '#components/NumberField/NumberField';
import { Switch } from '#components/Switch/Switch';
import type { ControlProps } from './control';
import { wordsOf } from './control';

/** A whole number, with what it counts behind it. */
export function NumberControl(props: ControlProps<'number'>) {
  return (
    <NumberField
      {...wordsOf(props)}
      unit={props.field.unit}
      value={props.value}
      onChange={props.onChange}
    />
  );
}

/** A whole number that is kept as text. A text that is none shows as an empty field, beside the problem that says so. */
export function NumberTextControl(props: ControlProps<'numberText'>) {
  const isNumber = /^-?\d+$/.test(props.value);
  return (
    <NumberField
      {...wordsOf(props)}
      unit={props.field.unit}
      value={isNumber ? Number(props.value) : null}
      onChange={(value) => props.onChange(value === null ? '' : String(value))}
    />
  );
}

/** On or off. */
export function SwitchControl(props: ControlProps<'switch'>) {
  return <Switch {...wordsOf(props)} isSelected={props.value} onChange={props.onChange} />;
}
