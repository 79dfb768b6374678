export interface Toast {
  tone: 'success' | 'danger' | 'info' | 'warning';
  title: string;
  description?: string;
}

export interface ToastToShow extends Toast {
  /** How long it stays while nobody points at it: 5000 by default. */
  durationMs?: number;
}

/** A toast that is there, each an object of its own. */
export type CurrentToast = Readonly<Required<Pick<ToastToShow, 'durationMs'>> & Toast>;

const DEFAULT_DURATION = 5_000;

/**
 * Where an app puts its toasts. One is visible (spec §9): a new one takes the place of the one that is there. What draws
 * them (`<Toasts>`) counts the time, as it knows whether somebody points at one.
 */
export class ToastQueue {
  #current: CurrentToast | null = null;
  readonly #listeners = new Set<() => void>();

  show({ durationMs = DEFAULT_DURATION, ...toast }: ToastToShow): void {
    this.#put({ ...toast, durationMs });
  }

  /** Takes a toast away; one that has been replaced is gone already. */
  close(toast: CurrentToast): void {
    if (toast === this.#current) this.#put(null);
  }

  clear(): void {
    this.#put(null);
  }

  readonly current = (): CurrentToast | null => this.#current;

  /** Calls whenever another toast, or none, is there. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #put(toast: CurrentToast | null): void {
    this.#current = toast;
    for (const listener of this.#listeners) listener();
  }
}

/** An empty queue. An app has one: it shows toasts on it and hands it to `<ToastRegion>`. */
export function createToasts(): ToastQueue {
  return new ToastQueue();
}
