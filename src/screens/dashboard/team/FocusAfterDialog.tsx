import { type RefObject, useEffect, useRef } from 'react';

export interface FocusAfterDialogProps {
  isUnderWay: boolean;
  /** Whether the dialog still waits for the user's answer. Afterward it fades out. */
  isAsking: boolean;
  fallback: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to the fallback after a successful action, because the button that opened the dialog no longer
 * exists. Render it in the dialog.
 */
export function FocusAfterDialog({ isUnderWay, isAsking, fallback }: FocusAfterDialogProps) {
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
