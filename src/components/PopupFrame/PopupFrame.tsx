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
 * Appears at the popup's place in the first frame after the press. Not announced, because the popup announces itself.
 */
export function PopupFrame({ anchorRef, placement, offset, className, children }: PopupFrameProps) {
  const show = (frame: HTMLDivElement | null) => {
    if (!frame || !anchorRef.current) return;
    // In the top layer, the frame cannot be clipped by an ancestor of the anchor.
    frame.showPopover();
    placeFrame(frame, anchorRef.current, { placement, offset });
  };
  return (
    <div
      ref={show}
      popover="manual"
      role="presentation"
      aria-hidden
      // Ignore a press on the frame. It must not reach the page below or move the focus.
      onMouseDown={(event) => event.preventDefault()}
      data-popup-frame
      className={`${className} ${css.frame}`}
    >
      {children}
    </div>
  );
}
