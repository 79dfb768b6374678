import { ColorField } from '#components/ColorField/ColorField';
import type { ControlProps } from './control';
import { wordsOf } from './control';

export function ColorControl(props: ControlProps<'color'>) {
  return <ColorField {...wordsOf(props)} value={props.value} onChange={props.onChange} />;
}
