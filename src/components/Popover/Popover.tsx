import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { type PopoverEntry, surface } from './Popover.css';
import { OFFSET } from './Popover.metrics';

export interface PopoverProps extends Omit<Aria.PopoverProps, 'className' | 'style'> {
  /** Entry transition: 'none' if the popover replaces a frame (PopupFrame). */
  entry?: PopoverEntry;
}

/** A floating surface below a trigger, at least as wide as the trigger. Closes on Escape and on a press outside. */
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
