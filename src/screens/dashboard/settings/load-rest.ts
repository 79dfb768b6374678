import { type ComponentType, createElement, useEffect, useState } from 'react';
import { lazyComponent } from '../../shell/lazy-component';

type Rest = typeof import('./rest');

let rest: Rest | null = null;

/** Loads the history, the commands, dialogs and the large controls. Rejects if the chunk cannot be loaded. */
export async function loadRest(): Promise<Rest> {
  rest = await import('./rest');
  return rest;
}

export function lazyPart<Props extends object>(
  part: (loaded: Rest) => ComponentType<Props>,
): ComponentType<Props> {
  const Awaited: ComponentType<Props> = lazyComponent(async () => part(await loadRest()));
  return function LazyPart(props) {
    const [Part] = useState(() => (rest ? part(rest) : Awaited));
    return createElement(Part, props);
  };
}

/** Returns true after the lazy parts have been loaded or have failed to load. Each part reports its own failure. */
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

/** Returns the lazy parts. Returns null until they are loaded, or if loading has failed. */
export function useRest(): Rest | null {
  return useIsRestThere() ? rest : null;
}
