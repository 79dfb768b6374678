import { openOnce, isDemo } from '../open-backend';
import type { DemoWorld } from '../demo-world';
import type { SessionActors } from '../doors';

/** Whether a dialog was ever asked for, and whether it is open now. */
export type DialogState = 'never' | 'open' | 'closed';

/** What the islands of a page share. */
export interface SiteState {
  /** Whether the backend can be called. */
  isReachable: boolean;
  /** The demo's world, once it is on; null where a real backend answers. */
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

export const initialSiteState: SiteState = {
  isReachable: false,
  demo: null,
  isSessionWanted: false,
  actors: null,
  failure: null,
  pricing: 'never',
  docsSearch: 'never',
  paletteAsked: 0,
};

let state = initialSiteState;
const followers = new Set<() => void>();

/** The state that every island of this page reads; each island is a React root of its own. */
export const siteStore = {
  read: () => state,
  change: (changed: Partial<SiteState>) => {
    state = { ...state, ...changed };
    for (const notify of followers) notify();
  },
  follow: (onChange: () => void) => {
    followers.add(onChange);
    return () => void followers.delete(onChange);
  },
};

/** Prepares what answers the page's calls, once. */
export function reachBackend(): void {
  openOnce().then(
    (demo) => siteStore.change({ isReachable: true, demo }),
    (error: unknown) => {
      console.error(error);
      const failure =
        error instanceof Error ? error : new Error('The site cannot start', { cause: error });
      siteStore.change({ failure });
    },
  );
}

/** Starts the session's flows once the backend can be called. */
export function openSession(): void {
  siteStore.change({ isSessionWanted: true });
  reachBackend();
}

export { isDemo };
