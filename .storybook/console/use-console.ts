import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsPlayed } from './adapter-hooks';
import { leaveAddress, sessionInAddress, shownStory, writeAddress } from './address';
import { inForce } from './session';
import { type ConsoleOptions, type ConsoleState, type ConsoleStore, createStore } from './store';

/** The console of a machine: its state and its actions. */
export interface OpenConsole {
  state: ConsoleState;
  store: ConsoleStore;
}

/**
 * Opens the session in the URL, and keeps the URL up to date. A story that acts by itself does not write to the URL of
 * Storybook's page: after a reload, it would act again, after the steps of the URL.
 */
export function useConsole({ machine, fixtures, starts }: ConsoleOptions): OpenConsole {
  const [store] = useState(() => {
    const { session, warning } = sessionInAddress(machine.id, starts);
    return createStore({ machine, fixtures, starts }, session, warning);
  });
  const [storyId] = useState(shownStory);
  const isPlayed = useIsPlayed();
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { document } = state;
  useEffect(() => {
    const session = inForce(document);
    const isFresh = session.steps.length === 0 && session.start === Object.keys(starts)[0];
    writeAddress(isPlayed ? null : storyId, machine.id, isFresh ? null : session);
  }, [machine, starts, document, storyId, isPlayed]);
  useEffect(
    () => () => {
      leaveAddress();
      store.close();
    },
    [store],
  );
  return { state, store };
}

/** The interval in ms at which the simulated time is advanced. */
const TICK = 100;

/** Advances the simulated time at real speed while `isRunning` is true, until no timer is left. */
export function useRealTime(store: ConsoleStore): {
  isRunning: boolean;
  setRunning: (isRunning: boolean) => void;
} {
  const [isWanted, setRunning] = useState(false);
  const isDue = useSyncExternalStore(store.subscribe, () => store.get().view.timers.length > 0);
  const isRunning = isWanted && isDue;
  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      const ms = Math.round(now - last);
      last += ms;
      store.pass(ms);
    }, TICK);
    return () => clearInterval(ticking);
  }, [isRunning, store]);
  return { isRunning, setRunning };
}
