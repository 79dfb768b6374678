import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Draws the app where nothing of it stands. */
export function drawApp(container: HTMLElement, app: ReactNode): void {
  createRoot(container).render(<StrictMode>{app}</StrictMode>);
}

/** Brings to life what stands there, in pieces that give way to whoever scrolls or presses something meanwhile. */
export function wakeApp(container: HTMLElement, app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(container, <StrictMode>{app}</StrictMode>, {
      onRecoverableError: (error) => console.error(error),
    });
  });
}
