import { type ReactNode, Suspense, useState } from 'react';

export interface LazyDialogProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Mounts a dialog when it first opens. The dialog then stays mounted, so that closing is animated. */
export function LazyDialog({ isOpen, children }: LazyDialogProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>;
}
