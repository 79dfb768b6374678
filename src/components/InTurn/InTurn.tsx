import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { takeTurn } from './take-turn';

export interface InTurnProps {
  /** Whether the children can be rendered. As soon as this is true, the component waits for its turn to render them. */
  isReady: boolean;
  /** Renders the children on the first frame, without waiting for a turn. */
  startsDrawn: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children in a separate frame. If several InTurns become ready at the same time, they take turns, so that
 * none of them delays a response to a press.
 */
export function InTurn({ isReady, startsDrawn, fallback, children }: InTurnProps) {
  const [isDrawn, setIsDrawn] = useState(startsDrawn);
  const isWaiting = isReady && !isDrawn;
  useEffect(() => {
    if (isWaiting) return takeTurn(() => startTransition(() => setIsDrawn(true)));
  }, [isWaiting]);
  return isDrawn ? children : fallback;
}
