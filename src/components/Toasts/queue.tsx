export interface Toast {
  tone: 'success' | 'danger' | 'info' | 'warning';
  title: string;
  description?: string;
}

export interface ToastToShow extends Toast {
  /** In ms, 5000 by default. Paused while the toast is hovered or focused. */
  durationMs?: number;
  /** An id of the event that the toast reports. Toasts with the same event are merged. */
  event?: string;
}

/** The toast that is currently visible. Each call of `show` creates a new object. */
export type CurrentToast = Readonly<
  Required<Pick<ToastToShow, 'durationMs'>> & Pick<ToastToShow, 'event'> & Toast
>;

const DEFAULT_DURATION = 5_000;

/** Holds the one visible toast, which a new one replaces (`product.md §16.2`). `<Toasts>` runs the timer. */
export class ToastQueue {
  #current: CurrentToast | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Set<() => void>();

  /**
   * Shows a toast in place of the current one. If both have the same `event`, the toasts are merged: the title of the
   * current one is kept, and the titles of the later ones are its description.
   */
  show({ durationMs = DEFAULT_DURATION, ...toast }: ToastToShow): void {
    this.#put({ ...joined(this.#current, toast), durationMs });
  }

  /** Closes a toast. Does nothing if another toast has replaced it. */
  close(toast: CurrentToast): void {
    if (toast === this.#current) this.#put(null);
  }

  /** Resolves after the toast is painted, or after `limitMs`, because the code that renders it may still be loading. */
  drawn(limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, limitMs);
      this.#waiting.add(end);
    });
  }

  wasDrawn(): void {
    for (const end of this.#waiting) end();
  }

  clear(): void {
    this.#put(null);
  }

  readonly current = (): CurrentToast | null => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #put(toast: CurrentToast | null): void {
    this.#current = toast;
    for (const listener of this.#listeners) listener();
  }
}

function joined(current: CurrentToast | null, toast: Omit<ToastToShow, 'durationMs'>) {
  const isSameEvent = toast.event !== undefined && toast.event === current?.event;
  if (!isSameEvent || toast.title === current.title) return toast;
  const { title, description = '' } = current;
  if (description.includes(toast.title)) return { ...toast, title, description };
  return { ...toast, title, description: `${description} ${toast.title}`.trim() };
}

export function createToasts(): ToastQueue {
  return new ToastQueue();
}
