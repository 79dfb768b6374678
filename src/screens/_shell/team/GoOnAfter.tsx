import { type RefObject, useEffect, useRef } from 'react';

export interface GoOnAfterProps {
  /** What the dialog asked for is under way. */
  isUnderWay: boolean;
  /** The dialog is still asking: once it is answered it goes, with whatever it takes to fade out. */
  isAsking: boolean;
  fallback: RefObject<HTMLElement | null>;
}

/**
 * Stands in a dialog. When the dialog goes away having done what it asked for, so has the button that opened it: the
 * keyboard goes on at the fallback.
 */
export function GoOnAfter({ isUnderWay, isAsking, fallback }: GoOnAfterProps) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isUnderWay) isDone.current = true;
    else if (isAsking) isDone.current = false;
  });
  useEffect(
    () => () => {
      if (isDone.current) fallback.current?.focus({ preventScroll: true });
    },
    [fallback],
  );
  return null;
}
