import { type ReactNode, Suspense, useState } from 'react';

export interface LazyDialogProps {
  isOpen: boolean;
  /** The dialog, which may still be on its way (`later`). */
  children: ReactNode;
}

/** Draws a dialog from its first opening on, and leaves it there to close as it does. */
export function LazyDialog({ isOpen, children }: LazyDialogProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>;
}
