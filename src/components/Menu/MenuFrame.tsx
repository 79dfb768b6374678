import type { ReactNode, RefObject } from 'react';
import { PopupFrame } from '#components/PopupFrame/PopupFrame';
import type { FramePlacement } from '../PopupFrame/place-frame';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { OFFSET, surface } from '../Popover/Popover.css';
import * as css from './Menu.css';

export interface MenuFrameProps {
  anchorRef: RefObject<Element | null>;
  placement: FramePlacement;
  header?: ReactNode;
  items: number;
}

/** A placeholder for a menu that is loading. It has the size of the menu and skeletons for the items. */
export function MenuFrame({ anchorRef, placement, header, items }: MenuFrameProps) {
  return (
    <PopupFrame
      anchorRef={anchorRef}
      placement={placement}
      offset={OFFSET}
      className={surface({ entry: 'none' })}
    >
      {header && <div className={css.header}>{header}</div>}
      <div className={css.menu}>
        {Array.from({ length: items }, (_, index) => (
          <div key={index} className={css.item()}>
            <Skeleton shape="circle" width="1rem" />
            <Skeleton width="9ch" />
          </div>
        ))}
      </div>
    </PopupFrame>
  );
}
