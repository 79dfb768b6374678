import { NumberField } from '#components/NumberField/NumberField';
import { Switch } from '#components/Switch/Switch';
import type { ControlProps } from './control';
import { numberPropsOf, wordsOf } from './control';
import { parseNumber } from '#domain/bot-config/parse-json';

export function NumberControl(props: ControlProps<'number'>) {
  return (
    <NumberField
      {...wordsOf(props)}
      {...numberPropsOf(props.field)}
      value={props.value}
      onChange={props.onChange}
    />
  );
}

export function NumberTextControl(props: ControlProps<'numberText'>) {
  return (
    <NumberField
      {...wordsOf(props)}
      {...numberPropsOf(props.field)}
      value={parseNumber(props.value, null, props.field.unit)}
      onChange={(value) => props.onChange(value === null ? '' : String(value))}
    />
  );
}

export function SwitchControl(props: ControlProps<'switch'>) {
  return <Switch {...wordsOf(props)} isSelected={props.value} onChange={props.onChange} />;
}
