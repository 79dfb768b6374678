import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { type PopoverEntry, surface } from './Popover.css';
import { OFFSET } from './Popover.metrics';

export interface PopoverProps extends Omit<Aria.PopoverProps, 'className' | 'style'> {
  /** How it comes: 'none' where a frame (PopupFrame) is there already. */
  entry?: PopoverEntry;
}

/** The floating surface under a trigger: at least as wide as it, closed by Escape and by a press elsewhere. */
export function Popover(props: PopoverProps) {
  const { placement = 'bottom start', offset = OFFSET, entry, ...aria } = props;
  return (
    <AriaNavigation>
      <Aria.Popover
        {...aria}
        placement={placement}
        offset={offset}
        className={surface({ entry })}
      />
    </AriaNavigation>
  );
}
