import { useLayoutEffect, useState } from 'react';
import type { Actor } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine';
import type { signInRedirectMachine } from '#machines/sign-in-redirect/sign-in-redirect.machine';

/** The flows that every page shares. They start with the first page that needs them. */
export interface SessionActors {
  session: Actor<typeof sessionMachine>;
  redirect: Actor<typeof signInRedirectMachine>;
  /** Asks Discord again who the viewer is and where they are; shows toasts for the start and for failures. */
  resync: () => void;
}

/** What the app knows of the demo. */
export interface DemoWorld {
  /** The name of the current world. */
  world: string;
  worlds: readonly { name: string; description: string }[];
  /** Deletes everything done in the demo. The page has to be loaded again after it. */
  resetDemoData: () => void;
}

/** Whether a dialog was ever asked for, and whether it is open now. */
export type DialogState = 'never' | 'open' | 'closed';

/** What all React roots of a page share. */
export interface PageState {
  /** Whether the backend can be called. */
  isReachable: boolean;
  /** The demo's world once it has started; null where a real backend answers. */
  demo: DemoWorld | null;
  isSessionWanted: boolean;
  actors: SessionActors | null;
  /** Why the backend cannot be called. */
  failure: Error | null;
  pricing: DialogState;
  docsSearch: DialogState;
  /** How often the command palette was asked for. */
  paletteAsked: number;
}

const initialState: PageState = {
  isReachable: false,
  demo: null,
  isSessionWanted: false,
  actors: null,
  failure: null,
  pricing: 'never',
  docsSearch: 'never',
  paletteAsked: 0,
};

let state = initialState;
let opened: Promise<DemoWorld | null> | undefined;
const followers = new Set<() => void>();

export const pageState = {
  read: () => state,
  change: (changed: Partial<PageState>) => {
    state = { ...state, ...changed };
    for (const notify of followers) notify();
  },
  /** For stories, which share one page: as before anything was loaded, with a backend that answers already. */
  restart: () => {
    opened = Promise.resolve(null);
    pageState.change({ ...initialState, isReachable: true });
  },
};

/**
 * Returns what all React roots of the page share. It does not use `useSyncExternalStore`, whose updates are synchronous
 * and would interrupt the hydration of every other root.
 */
export function usePageState(): PageState {
  const [current, setCurrent] = useState(initialState);
  useLayoutEffect(() => {
    const update = () => setCurrent(state);
    update();
    followers.add(update);
    return () => void followers.delete(update);
  }, []);
  return current;
}

/**
 * Loads what calls the backend, and in the demo the mocks that answer: once, however often it is called. Resolves with
 * the demo's world, or null where a real backend answers. Rejects with one sentence where neither is possible; pages find
 * it in `failure`.
 */
export function openBackend(): Promise<DemoWorld | null> {
  opened ??= import('./backend')
    .then(({ connectToBackend }) => connectToBackend())
    .then(
      (demo) => {
        pageState.change({ isReachable: true, demo });
        return demo;
      },
      (error: unknown) => {
        console.error(error);
        const failure =
          error instanceof Error ? error : new Error('The site cannot start', { cause: error });
        pageState.change({ failure });
        throw failure;
      },
    );
  return opened;
}

/** Calls `openBackend` where the answer is read from the page's state. */
export function reachBackend(): void {
  openBackend().catch(() => null);
}

/** Starts the session's flows once the backend can be called. */
export function openSession(): void {
  if (!state.isSessionWanted) pageState.change({ isSessionWanted: true });
  reachBackend();
}
