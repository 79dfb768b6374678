import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { type PopoverEntry, surface, OFFSET } from './Popover.css';

export interface PopoverProps extends Omit<Aria.PopoverProps, 'className' | 'style'> {
  /** The entry transition. Use 'none' if the popover replaces a frame (PopupFrame). */
  entry?: PopoverEntry;
}

/** A floating surface below a trigger. It is at least as wide as the trigger. Escape and a press outside close it. */
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
