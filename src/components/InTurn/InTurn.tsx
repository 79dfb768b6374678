import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { takeTurn } from './take-turn';

export interface InTurnProps {
  /** Once it is true, the component waits for its turn and then renders its children. */
  isReady: boolean;
  /** Renders the children on the first frame, without waiting for a turn. */
  startsDrawn: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children in a separate frame. If several InTurns become ready at the same time, they render one after
 * another, so that the browser can respond to a press in between.
 */
export function InTurn({ isReady, startsDrawn, fallback, children }: InTurnProps) {
  const [isDrawn, setIsDrawn] = useState(startsDrawn);
  const isWaiting = isReady && !isDrawn;
  useEffect(() => {
    if (isWaiting) return takeTurn(() => startTransition(() => setIsDrawn(true)));
  }, [isWaiting]);
  return isDrawn ? children : fallback;
}
