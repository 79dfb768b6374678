import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { surface } from './Popover.css';

export type PopoverProps = Omit<Aria.PopoverProps, 'className' | 'style'>;

/** The floating surface under a trigger: at least as wide as it, closed by Escape and by a press elsewhere. */
export function Popover({ placement = 'bottom start', offset = 6, ...aria }: PopoverProps) {
  return (
    <AriaNavigation>
      <Aria.Popover {...aria} placement={placement} offset={offset} className={surface} />
    </AriaNavigation>
  );
}
