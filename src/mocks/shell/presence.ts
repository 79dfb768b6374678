import * as v from 'valibot';
import type { Conditions } from '../conditions';
import { staffCardRows } from '../admin/site-staff';

/** Every 30 s, each person is online with a probability of 70 %, and 10 to 30 people are viewing (product.md §18.4). */
const TICK = 30_000;
const ONLINE = 0.7;
const VIEWING = { fewest: 10, most: 30 } as const;

/** The presence channels. Only the bot may track itself in 'bot'. */
export type PresenceTopic = 'presence' | 'viewing' | 'bot';

/** The payload that a window tracks in a presence channel, and the window's presence key. */
export interface Tracked {
  key: string;
  payload: Readonly<Record<string, unknown>>;
}

type State = Record<string, { metas: object[] }>;

/**
 * The schemas of the payloads that a client may send: staff send a key, visitors send an empty object, and no client
 * may send a payload in the bot's channel.
 */
const payloads = {
  presence: v.strictObject({ key: v.pipe(v.string(), v.uuid()) }),
  viewing: v.strictObject({}),
  bot: v.never(),
} as const satisfies Record<PresenceTopic, v.GenericSchema>;

export interface PresenceOptions {
  condition: Conditions['presence'];
  /** Returns a number from 0 to below 1, as `Math.random` does. */
  random?: () => number;
}

export type MockPresence = ReturnType<typeof createPresence>;

/** Simulates people who come online and go offline while a channel is joined. */
export function createPresence({ condition, random = Math.random }: PresenceOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let online: ReadonlySet<string> = new Set();
  let viewing = 0;
  let hidden: ReadonlySet<string> = new Set();

  /** Selects randomly who is online and how many people are viewing. */
  function shuffle(): void {
    const isThere = () => condition === 'everybody' || (condition === 'usual' && random() < ONLINE);
    online = new Set(staffCardRows.flatMap(({ key }) => (isThere() ? [key] : [])));
    const span = VIEWING.most - VIEWING.fewest + 1;
    viewing = condition === 'nobody' ? 0 : VIEWING.fewest + Math.floor(random() * span);
  }

  shuffle();

  return {
    /**
     * Starts the ticks. Each tick changes who is present and then calls `onTick`. `presentKeys` returns the keys that
     * are tracked.
     */
    begin(presentKeys: () => readonly string[], onTick: () => void): void {
      timer ??= setInterval(() => {
        shuffle();
        const isHidden = () => condition === 'usual' && random() >= ONLINE;
        hidden = new Set(presentKeys().filter(isHidden));
        onTick();
      }, TICK);
    },

    end(): void {
      clearInterval(timer);
      timer = undefined;
      hidden = new Set();
    },

    takes: (topic: PresenceTopic, payload: unknown): boolean => v.is(payloads[topic], payload),

    /** Returns the state of a channel: tracked windows and simulated people. */
    stateOf(topic: PresenceTopic, tracked: readonly Tracked[]): State {
      const seen = tracked.filter(({ key }) => topic !== 'viewing' || !hidden.has(key));
      const state: State = {};
      for (const { key, payload } of [...pretended(topic, seen.length), ...seen]) {
        const entry = (state[key] ??= { metas: [] });
        entry.metas.push({ phx_ref: `${key}-${entry.metas.length + 1}`, ...payload });
      }
      return state;
    },
  };

  function pretended(topic: PresenceTopic, seen: number): readonly Tracked[] {
    if (topic === 'viewing') {
      const others = Math.max(0, viewing - seen);
      return Array.from({ length: others }, (_, at) => ({ key: `visitor-${at}`, payload: {} }));
    }
    if (topic === 'bot') return [];
    return [...online].map((key) => ({ key, payload: { key } }));
  }
}
