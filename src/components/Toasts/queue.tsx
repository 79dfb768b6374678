import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components';

export interface Toast {
  tone: 'success' | 'danger' | 'info' | 'warning';
  title: string;
  description?: string;
}

export interface ToastToShow extends Toast {
  /** How long it stays while nobody points at it: 5000 by default. */
  durationMs?: number;
}

const DEFAULT_DURATION = 5_000;

/** Where an app puts its toasts. One is visible (spec §9): a new one takes the place of the one that is there. */
export class ToastQueue {
  /** React Aria's own queue, which `<Toasts>` draws from. */
  readonly shown = new AriaToastQueue<Toast>({ maxVisibleToasts: 1 });

  show({ durationMs = DEFAULT_DURATION, ...toast }: ToastToShow): void {
    const replaced = this.shown.visibleToasts;
    this.shown.add(toast, { timeout: durationMs });
    // React Aria would keep the older one waiting, and show it again afterwards.
    for (const { key } of replaced) this.shown.close(key);
  }
}

/** An empty queue. An app has one: it shows toasts on it and hands it to `<Toasts>`. */
export function createToasts(): ToastQueue {
  return new ToastQueue();
}
