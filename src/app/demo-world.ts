import { createContext } from 'react';

/** What the app knows of the pretend world it runs in; the world itself stays in `mocks`. */
export interface DemoWorld {
  /** The condition that is on, by name. */
  world: string;
  worlds: readonly { name: string; description: string }[];
  /** Forgets everything done in the demo. The page has to be loaded again after it. */
  resetDemoData: () => void;
}

/** The demo's world; null where a real backend answers. */
export const DemoContext = createContext<DemoWorld | null>(null);
