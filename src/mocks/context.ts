import type { Person } from './people';
import type { MockStore } from './store';
import type { Conditions } from './conditions';

/** How long the pretend backend takes, in ms. */
export interface Latency {
  read: number;
  /** Spec §9: a save takes 1 s. */
  save: number;
  /** Spec §4: so does the Sign In dialog. */
  signIn: number;
  /** Spec §9: a verification takes 2 s. */
  verification: number;
}

export const noLatency: Latency = { read: 0, save: 0, signIn: 0, verification: 0 };
export const demoLatency: Latency = {
  read: 250,
  save: 1_000,
  signIn: 1_000,
  verification: 2_000,
};

/** The public key of the pretend backend. */
export const MOCK_ANON_KEY = 'demo-anon-key';

/** Where the pretend backend is in tests and stories; in demo mode it is the page's own origin. */
export const MOCK_URL = 'https://mock.supabase.co';

/** What every part of the pretend backend works with. */
export interface MockContext {
  url: string;
  store: MockStore;
  conditions: Conditions;
  /** Whose Discord account signs in. */
  discordAccount: Person;
  latency: Latency;
  /** Unix ms. */
  now: () => number;
  /** What happened since the backend was started; a reload of the page starts another. */
  since: {
    sessionsRefreshed: number;
    otherWasFaster: boolean;
    guildsWereListed: boolean;
    siteRoleWasTaken: boolean;
  };
}
