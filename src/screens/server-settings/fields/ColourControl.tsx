import { ColourField } from '#components/ColourField/ColourField';
import type { ControlProps } from './control';
import { wordsOf } from './control';

/** A colour, picked or typed as '#rrggbb'. */
export function ColourControl(props: ControlProps<'colour'>) {
  return <ColourField {...wordsOf(props)} value={props.value} onChange={props.onChange} />;
}
