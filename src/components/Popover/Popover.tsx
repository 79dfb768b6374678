import * as Aria from 'react-aria-components';
import { surface } from './Popover.css';

export type PopoverProps = Omit<Aria.PopoverProps, 'className' | 'style'>;

/** The floating surface under a trigger: at least as wide as it, closed by Escape and by a press elsewhere. */
export function Popover({ placement = 'bottom start', offset = 6, ...aria }: PopoverProps) {
  return <Aria.Popover {...aria} placement={placement} offset={offset} className={surface} />;
}
