import type { ReactNode, RefObject } from 'react';
import { type FramePlacement, placeFrame } from './place-frame';
import * as css from './PopupFrame.css';

export interface PopupFrameProps {
  anchorRef: RefObject<Element | null>;
  placement: FramePlacement;
  /** The distance between the anchor and the frame, in px. */
  offset: number;
  className: string;
  children: ReactNode;
}

/**
 * A placeholder for a popup that is still being loaded or built, painted in the frame of the press at the popup's
 * position. It is hidden from screen readers; the popup announces itself.
 */
export function PopupFrame({ anchorRef, placement, offset, className, children }: PopupFrameProps) {
  const show = (frame: HTMLDivElement | null) => {
    if (!frame || !anchorRef.current) return;
    // In the top layer, no ancestor of the anchor can clip it.
    frame.showPopover();
    placeFrame(frame, anchorRef.current, { placement, offset });
  };
  return (
    <div
      ref={show}
      popover="manual"
      role="presentation"
      aria-hidden
      // A press on the frame is too early: it must not reach the page below or move focus.
      onMouseDown={(event) => event.preventDefault()}
      data-popup-frame
      className={`${className} ${css.frame}`}
    >
      {children}
    </div>
  );
}
