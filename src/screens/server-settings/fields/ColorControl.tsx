import { ColorField } from '#components/ColorField/ColorField';
import type { ControlProps } from './control';
import { wordsOf } from './control';

/** A color, picked or typed as '#rrggbb'. */
export function ColorControl(props: ControlProps<'color'>) {
  return <ColorField {...wordsOf(props)} value={props.value} onChange={props.onChange} />;
}
