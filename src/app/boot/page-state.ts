import { useLayoutEffect, useState } from 'react';
import type { Actor } from 'xstate';
import { appMessages } from '#content/messages/shell/app';
import type { WorldGroup } from '#screens/shell/world-groups';
import type { sessionMachine } from '#machines/session/session/session.machine';
import type { signInRedirectMachine } from '#machines/session/sign-in-redirect/sign-in-redirect.machine';

/** The machines that all pages share. They start when a page first needs them. */
export interface SessionActors {
  session: Actor<typeof sessionMachine>;
  redirect: Actor<typeof signInRedirectMachine>;
  /** Reads the viewer's profile and servers from Discord again. Shows a toast when it starts and for each error. */
  resync: () => void;
}

export interface DemoWorld {
  world: string;
  groups: readonly WorldGroup[];
  /** The id of the demo's Discord application. Discord does not know it. */
  clientId: string;
  /** Deletes all data of the demo. The caller has to reload the page afterward. */
  resetDemoData: () => void;
  /** Returns the code of the last email to an address; null if there is no such email. */
  emailCode: (address: string) => string | null;
}

/** `never`: the dialog has not been opened yet, and its code is not loaded. */
export type DialogState = 'never' | 'open' | 'closed';

export interface PageState {
  isReachable: boolean;
  /** The demo's world once demo mode has started; null if there is a real backend. */
  demo: DemoWorld | null;
  isSessionWanted: boolean;
  actors: SessionActors | null;
  failure: Error | null;
  pricing: DialogState;
  docsSearch: DialogState;
  paletteRequests: number;
}

const initialState: PageState = {
  isReachable: false,
  demo: null,
  isSessionWanted: false,
  actors: null,
  failure: null,
  pricing: 'never',
  docsSearch: 'never',
  paletteRequests: 0,
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
  /**
   * Resets the state to its initial value, with the backend already connected. Stories call it, because all stories run
   * on the same page.
   */
  restart: () => {
    opened = Promise.resolve(null);
    pageState.change({ ...initialState, isReachable: true });
  },
};

/**
 * Returns the state that all React roots share. `useSyncExternalStore` is not used here, because it updates
 * synchronously, which would interrupt the hydration of the other roots.
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
 * Loads the code for the backend once, including the mocks in demo mode. Resolves with the demo's world, or with null
 * if there is a real backend. Rejects if the backend cannot be set up; pages read that error from `failure`.
 */
export function openBackend(): Promise<DemoWorld | null> {
  opened ??= import('./backend')
    .catch((cause: unknown) => {
      throw new Error(appMessages.notLoaded, { cause });
    })
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

/** Like `openBackend`, but without a result. Callers read the result from the page state. */
export function reachBackend(): void {
  openBackend().catch(() => null);
}

/** Starts the session's machines once the backend is ready. */
export function openSession(): void {
  if (!state.isSessionWanted) pageState.change({ isSessionWanted: true });
  reachBackend();
}

/** Returns the id of the Discord application; null if the build has none. */
export function useClientId(): string | null {
  const { demo } = usePageState();
  return demo?.clientId ?? import.meta.env.VITE_DISCORD_CLIENT_ID ?? null;
}
