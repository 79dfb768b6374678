import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { takeTurn } from './take-turn';

export interface InTurnProps {
  /** Whether the children can be rendered. They wait for their turn from then on. */
  isReady: boolean;
  /** Renders the children on the first frame, without waiting for a turn. */
  startsDrawn: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children one frame after those of any other InTurn that became ready at the same time, so that none of
 * them delays a response to a press.
 */
export function InTurn({ isReady, startsDrawn, fallback, children }: InTurnProps) {
  const [isDrawn, setIsDrawn] = useState(startsDrawn);
  const isWaiting = isReady && !isDrawn;
  useEffect(() => {
    if (isWaiting) return takeTurn(() => startTransition(() => setIsDrawn(true)));
  }, [isWaiting]);
  return isDrawn ? children : fallback;
}
