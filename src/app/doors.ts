import { createContext } from 'react';
import type { Actor } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine';
import type { signInRedirectMachine } from '#machines/sign-in-redirect/sign-in-redirect.machine';
import type { DemoWorld } from './demo-world';

/** The flows every page of the app shares. They begin with the first page that asks for them, and last. */
export interface SessionActors {
  session: Actor<typeof sessionMachine>;
  redirect: Actor<typeof signInRedirectMachine>;
  /** Has Discord asked anew who the viewer is and where they are; says so, and where it fails. */
  resync: () => void;
}

/** How the app reaches its backend; `startApp` lends it. In stories the backend stands already. */
export interface BackendDoor {
  /** Whether the browser itself plays the backend, which has to be set up before anything is asked of it. */
  isDemo: boolean;
  /** Whether the address itself asks for the session, whichever page it leads to. */
  isUrgent: boolean;
  /** Makes ready what answers the app's calls: once, however often it is asked. Null where no demo is on. */
  open: () => Promise<DemoWorld | null>;
}

export const BackendContext = createContext<BackendDoor>({
  isDemo: false,
  isUrgent: false,
  open: async () => null,
});

/**
 * What a page may need besides itself. Reading pages are drawn without any of it; a page that needs something opens
 * the door, and shows that it is loading until it is there.
 */
export interface Doors {
  backend: { isOpen: boolean; open: () => void };
  session: { actors: SessionActors | null; open: () => void };
  /** Why a door did not open, for the page that needs it. */
  failure: Error | null;
}

export const DoorsContext = createContext<Doors>({
  backend: { isOpen: false, open: () => {} },
  session: { actors: null, open: () => {} },
  failure: null,
});
