import type { RefObject } from 'react';
import { PopupFrame } from '#components/PopupFrame/PopupFrame';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { list, option, popover } from './OptionList.css';
import { heightOf, OFFSET, ROWS_IN_VIEW, VIRTUAL_FROM } from './OptionList.metrics';

export interface OptionFrameProps {
  anchorRef: RefObject<Element | null>;
  /** The number of rows in the list, including headings. */
  rows: number;
}

/** A placeholder for a list of options that is being built. It has the size of the list and skeleton rows. */
export function OptionFrame({ anchorRef, rows }: OptionFrameProps) {
  return (
    <PopupFrame
      anchorRef={anchorRef}
      placement="bottom start"
      offset={OFFSET}
      className={popover({ entry: 'none' })}
    >
      <div className={list({ rows: heightOf(rows > VIRTUAL_FROM, rows) })}>
        {Array.from({ length: Math.min(rows, ROWS_IN_VIEW) }, (_, index) => (
          <div key={index} className={option}>
            <Skeleton width={widths[index % widths.length]} />
          </div>
        ))}
      </div>
    </PopupFrame>
  );
}

const widths = ['60%', '45%', '70%', '55%'] as const;
