import { pxOfRem } from '#theme/px-of-rem';

export type FramePlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

/** Minimum distance between a popup and the edge of the viewport in px, as in React Aria. */
const EDGE = 12;

/** The maximum width and height of a popup, in rem. With more space, the frame is not measured. */
const LARGEST = 32;

/**
 * Positions a fixed element as React Aria positions the popup: on the preferred side, or on the opposite one if there
 * is more space, and inside the viewport.
 */
export function placeFrame(
  frame: HTMLElement,
  anchor: Element,
  { placement, offset }: { placement: FramePlacement; offset: number },
): void {
  const largest = pxOfRem(LARGEST);
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  frame.style.setProperty('--trigger-width', `${box.width}px`);
  const room = {
    below: clientHeight - box.bottom - offset - EDGE,
    above: box.top - offset - EDGE,
  };
  const [wanted, other] = placement.startsWith('bottom')
    ? (['below', 'above'] as const)
    : (['above', 'below'] as const);
  const isTight = room[wanted] < largest && frame.offsetHeight > room[wanted];
  const side = isTight && room[other] > room[wanted] ? other : wanted;
  frame.style.maxBlockSize = `${Math.max(room[side], 0)}px`;
  if (side === 'below') frame.style.top = `${box.bottom + offset}px`;
  else frame.style.bottom = `${clientHeight - box.top + offset}px`;
  // The width of a popup is at most the width of the viewport minus the margins.
  if (placement.endsWith('start')) {
    const isNearEdge = box.left + largest > clientWidth;
    const most = isNearEdge ? clientWidth - EDGE - frame.offsetWidth : box.left;
    frame.style.left = `${Math.max(EDGE, Math.min(box.left, most))}px`;
  } else {
    const isNearEdge = box.right < largest;
    const most = isNearEdge ? clientWidth - EDGE - frame.offsetWidth : clientWidth - box.right;
    frame.style.right = `${Math.max(EDGE, Math.min(clientWidth - box.right, most))}px`;
  }
}
