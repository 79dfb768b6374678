import type { ReactNode, RefObject } from 'react';
import { type FramePlacement, placeFrame } from './place-frame';
import * as css from './PopupFrame.css';

export interface PopupFrameProps {
  /** What was pressed. */
  anchorRef: RefObject<Element | null>;
  placement: FramePlacement;
  /** Between the anchor and the frame, in px. */
  offset: number;
  /** The surface of the popup. */
  className: string;
  /** What holds the place of the content. */
  children: ReactNode;
}

/**
 * The frame of a popup that is still being loaded or built: it is drawn in the frame of the press, where the popup will
 * be. It is for the eye only; the popup says itself that it is open.
 */
export function PopupFrame({ anchorRef, placement, offset, className, children }: PopupFrameProps) {
  const show = (frame: HTMLDivElement | null) => {
    if (!frame || !anchorRef.current) return;
    // In the top layer nothing around the anchor can cut it off.
    frame.showPopover();
    placeFrame(frame, anchorRef.current, { placement, offset });
  };
  return (
    <div
      ref={show}
      popover="manual"
      role="presentation"
      aria-hidden
      // A press on it is too early; it neither reaches what lies below nor takes the focus.
      onMouseDown={(event) => event.preventDefault()}
      data-popup-frame
      className={`${className} ${css.frame}`}
    >
      {children}
    </div>
  );
}
