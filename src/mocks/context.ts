import { delay } from 'msw';
import type { Person } from './session/people';
import type { MockStore } from './store';
import type { Conditions } from './conditions';

/** The time that a response takes: a number of ms, or a promise that resolves when the response is due. */
export type ResponseTime = number | Promise<void>;

/** Response times of the mock backend (product.md §18.4). */
export interface Latency {
  read: ResponseTime;
  save: ResponseTime;
  signIn: ResponseTime;
  verification: ResponseTime;
}

export function due(time: ResponseTime): Promise<unknown> {
  if (typeof time !== 'number') return time;
  return time > 0 ? delay(time) : Promise.resolve();
}

export const noLatency: Latency = { read: 0, save: 0, signIn: 0, verification: 0 };
export const demoLatency: Latency = {
  read: 250,
  save: 1_000,
  signIn: 1_000,
  verification: 2_000,
};

export const MOCK_ANON_KEY = 'demo-anon-key';
/** The secret key, which only the bot has. */
export const MOCK_SECRET_KEY = 'demo-secret-key';

/** The URL of the mock backend in tests and stories. In demo mode it is the page's origin. */
export const MOCK_URL = 'https://mock.supabase.co';

export interface MockContext {
  url: string;
  store: MockStore;
  conditions: Conditions;
  discordAccount: Person;
  latency: Latency;
  /** Unix ms. */
  now: () => number;
  /** Returns a random number from 0 to below 1. */
  random: () => number;
  /** Counters since the backend started. A reload starts a new backend. */
  since: {
    sessionsRefreshed: number;
    otherWasFaster: boolean;
    /** Whether another tab has saved the store. Only for the world in which it saves before the user does. */
    storeWasSaved: boolean;
    /** Whether another tab has saved the memberships. Only for the worlds in which it saves before the user does. */
    membershipWasSaved: boolean;
    guildsWereListed: boolean;
    siteRoleWasTaken: boolean;
    captchaTokens: Set<string>;
    /** Whether another site admin has decided. Only for the worlds in which they decide before the user does. */
    targetWasDecided: boolean;
  };
}
