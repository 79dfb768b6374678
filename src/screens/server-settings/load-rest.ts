import { type ComponentType, createElement, useEffect, useState } from 'react';
import { lazyComponent } from '../_shell/lazy-component';

type Rest = typeof import('./rest');

let rest: Rest | null = null;

/**
 * Begins to load what a dashboard does not need at first: its history, commands, dialogs, and the larger controls. Rejects
 * where that cannot be loaded.
 */
export async function loadRest(): Promise<Rest> {
  rest = await import('./rest');
  return rest;
}

/** A component of that. It is drawn at once where it is loaded already; else as `later` does. */
export function lazyPart<Props extends object>(
  part: (loaded: Rest) => ComponentType<Props>,
): ComponentType<Props> {
  const Awaited: ComponentType<Props> = lazyComponent(async () => part(await loadRest()));
  return function LazyPart(props) {
    const [Part] = useState(() => (rest ? part(rest) : Awaited));
    return createElement(Part, props);
  };
}

/** Returns whether the parts are there, or cannot be loaded, which each then says in its place. Begins to load them. */
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
