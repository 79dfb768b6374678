import type { Provider, ProviderEvent } from './provider';
import type { Sold } from './store';

export type MemberStatus = 'active' | 'past_due' | 'canceled' | 'refunded';

/** A transaction that is expected at the end of the story. `at` is in ms; `reference` is the member's reference. */
export interface Entry {
  reference: string;
  kind: 'payment' | 'refund' | 'dispute';
  status: 'pending' | 'succeeded' | 'failed' | 'inquiry' | 'open' | 'won' | 'lost';
  minor: number;
  currency: string;
  at: number;
}

/** A member that is expected at the end of the story. */
export interface Person {
  reference: string;
  status: MemberStatus;
  membership: string;
}

export const SECOND = 1_000;
export const DAY = 86_400 * SECOND;

/** Returns pseudorandom numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the items in a random order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * A month of a store. Its methods record the events that a provider would send and, separately, the expected
 * transactions and members. The ledger of expected transactions is not computed from the events.
 */
export class Story {
  readonly events: ProviderEvent[] = [];
  readonly ledger: Entry[] = [];
  readonly people = new Map<string, Person>();
  /** The current time of the story, in ms. */
  now = 0;
  #lastId = 0;
  #reference = '';
  readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  /** Returns a new id with a prefix, such as 'in_17'. */
  id(prefix: string): string {
    this.#lastId += 1;
    return `${prefix}_${this.#lastId}`;
  }

  /** Returns a whole number from `from` to `to`. */
  between(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** Moves the time of the story forward by `days`, but at least by one second. */
  later(days: number): void {
    this.now += Math.max(1, Math.round(days * 86_400)) * SECOND;
  }

  /** Starts the events of a member: moves the time of the story to a random time in the first half of the month. */
  begin(reference: string): void {
    this.#reference = reference;
    this.now = Date.UTC(2026, 9, 25) + this.between(0, 14 * 86_400) * SECOND;
  }

  send(provider: Provider, id: string, body: object): void {
    this.events.push({ provider, id, body: JSON.stringify(body) });
  }

  /** Adds a transaction at the current time to the ledger. The entry can be changed later. */
  book(kind: Entry['kind'], status: Entry['status'], minor: number, currency: string): Entry {
    const entry = { reference: this.#reference, kind, status, minor, currency, at: this.now };
    this.ledger.push(entry);
    return entry;
  }

  /** Sets the expected membership and status of a member. */
  becomes(reference: string, sold: Sold, status: MemberStatus): void {
    this.people.set(reference, { reference, status, membership: sold.name });
  }
}
