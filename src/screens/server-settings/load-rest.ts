import { type ComponentType, createElement, useEffect, useState } from 'react';
import { lazyComponent } from '../_shell/lazy-component';

type Rest = typeof import('./rest');

let rest: Rest | null = null;

/**
 * Loads what a dashboard does not need at first: history, commands, dialogs and the large controls. Rejects if the
 * chunk cannot be loaded.
 */
export async function loadRest(): Promise<Rest> {
  rest = await import('./rest');
  return rest;
}

/** A component of the lazy chunk. Renders synchronously once the chunk is loaded. */
export function lazyPart<Props extends object>(
  part: (loaded: Rest) => ComponentType<Props>,
): ComponentType<Props> {
  const Awaited: ComponentType<Props> = lazyComponent(async () => part(await loadRest()));
  return function LazyPart(props) {
    const [Part] = useState(() => (rest ? part(rest) : Awaited));
    return createElement(Part, props);
  };
}

/** Returns true once the lazy parts are loaded or have failed to load. Each part reports its own failure. */
export function useIsRestThere(): boolean {
  const [isThere, setIsThere] = useState(rest !== null);
  useEffect(() => {
    let isGone = false;
    const settle = () => {
      if (!isGone) setIsThere(true);
    };
    loadRest().then(settle, settle);
    return () => {
      isGone = true;
    };
  }, []);
  return isThere;
}
