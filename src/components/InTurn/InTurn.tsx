import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { takeTurn } from './take-turn';

export interface InTurnProps {
  /** Whether the children can be drawn: they wait for their turn from then on. */
  isReady: boolean;
  /** Draws the children with the first frame, without a turn. */
  startsDrawn: boolean;
  /** Shown until the children are drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Draws its children one frame after those of any other that became ready with it, so that none of them holds up a press. */
export function InTurn({ isReady, startsDrawn, fallback, children }: InTurnProps) {
  const [isDrawn, setIsDrawn] = useState(startsDrawn);
  const isWaiting = isReady && !isDrawn;
  useEffect(() => {
    if (isWaiting) return takeTurn(() => startTransition(() => setIsDrawn(true)));
  }, [isWaiting]);
  return isDrawn ? children : fallback;
}
