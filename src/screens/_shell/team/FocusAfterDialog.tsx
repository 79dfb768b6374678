import { type RefObject, useEffect, useRef } from 'react';

export interface FocusAfterDialogProps {
  isUnderWay: boolean;
  /** Whether the dialog still waits for an answer. After that it fades out. */
  isAsking: boolean;
  fallback: RefObject<HTMLElement | null>;
}

/**
 * Render it in a dialog. If the action succeeded, the button that opened the dialog is gone, so the focus moves to the
 * fallback.
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
