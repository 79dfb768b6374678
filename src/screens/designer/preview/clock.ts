import { createContext, use, useSyncExternalStore } from 'react';

export interface Clock {
  /** Returns the time in Unix ms. It is constant between two ticks. */
  now: () => number;
  /** Called on each tick. The timer runs only while there are subscribers. */
  subscribe: (onTick: () => void) => () => void;
}

const TICK = 1_000;

/** Returns a clock that starts at the time `start`. Later changes of the device's clock do not affect it. */
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

export const ClockContext = createContext<Clock>(clockFrom(0));

/** A space. It reserves the height of the line. */
export const UNKNOWN = '\u00a0';

/**
 * Rerenders only if the text of `say` changes. Returns `UNKNOWN` in prerendered pages, which have no time and no
 * locale.
 */
export function useNow(say: (now: number) => string): string {
  const clock = use(ClockContext);
  return useSyncExternalStore(
    clock.subscribe,
    () => say(clock.now()),
    () => UNKNOWN,
  );
}
