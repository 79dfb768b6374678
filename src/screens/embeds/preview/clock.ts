import { createContext, use, useSyncExternalStore } from 'react';

/** The time that the preview lives in: one timer for however many show it. */
export interface Clock {
  /** Milliseconds since 1970, the same between two ticks. */
  now: () => number;
  /** Tells of every tick; the timer runs only while somebody listens. */
  subscribe: (onTick: () => void) => () => void;
}

/** Relative times change by the second. */
const TICK = 1_000;

/** A clock that starts at a moment and goes on from there, whatever the clock of the device says. */
export function clockFrom(start: number): Clock {
  const began = performance.now();
  const listeners = new Set<() => void>();
  let now = start;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    now = start + performance.now() - began;
    for (const listener of listeners) listener();
  };
  return {
    now: () => now,
    subscribe: (onTick) => {
      listeners.add(onTick);
      timer ??= setInterval(tick, TICK);
      return () => {
        listeners.delete(onTick);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** The clock of the preview around. */
export const ClockContext = createContext<Clock>(clockFrom(0));

/** A space that keeps the line as high as it will be. */
export const UNKNOWN = '\u00a0';

/**
 * What is said of the time, anew whenever that changes, and only then. In a page built ahead neither the time nor the
 * reader's way to write it is known: there it is `UNKNOWN`.
 */
export function useNow(say: (now: number) => string): string {
  const clock = use(ClockContext);
  return useSyncExternalStore(
    clock.subscribe,
    () => say(clock.now()),
    () => UNKNOWN,
  );
}
