export type FramePlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

/** Between a popup and the edge of the viewport, in px, as React Aria has it. */
const EDGE = 12;

/** The height, in px, under which no popup of ours is higher: with more room than this nothing has to be measured. */
const TALL = 480;

/**
 * Puts a fixed element at the edge of its anchor, where React Aria puts the popup: on the other side where there is
 * more room and too little on this one, and inside the viewport.
 */
export function placeFrame(
  frame: HTMLElement,
  anchor: Element,
  { placement, offset }: { placement: FramePlacement; offset: number },
): void {
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
  const isTight = room[wanted] < TALL && frame.offsetHeight > room[wanted];
  const side = isTight && room[other] > room[wanted] ? other : wanted;
  frame.style.maxBlockSize = `${Math.max(room[side], 0)}px`;
  if (side === 'below') frame.style.top = `${box.bottom + offset}px`;
  else frame.style.bottom = `${clientHeight - box.top + offset}px`;
  // A popup is at most as wide as the viewport, less the edges.
  if (placement.endsWith('start')) {
    const isNearEdge = box.left + TALL > clientWidth;
    const most = isNearEdge ? clientWidth - EDGE - frame.offsetWidth : box.left;
    frame.style.left = `${Math.max(EDGE, Math.min(box.left, most))}px`;
  } else {
    const isNearEdge = box.right < TALL;
    const most = isNearEdge ? clientWidth - EDGE - frame.offsetWidth : clientWidth - box.right;
    frame.style.right = `${Math.max(EDGE, Math.min(clientWidth - box.right, most))}px`;
  }
}
