import * as v from 'valibot';
import type { Conditions } from './conditions';
import { staffCardRows } from './site-staff';

/** Spec §4: every 30 s somebody is online with 70 % probability, and 10 to 30 people are viewing. */
const TICK = 30_000;
const ONLINE = 0.7;
const VIEWING = { fewest: 10, most: 30 } as const;

/** The channels that tell who is online. The database lets no client appear in that of the bot. */
export type PresenceTopic = 'presence' | 'viewing' | 'bot';

/** What one window shows of itself in a channel, under a key. */
export interface Tracked {
  key: string;
  payload: Readonly<Record<string, unknown>>;
}

type State = Record<string, { metas: object[] }>;

/** What the app may send: the staff its key, visitors nothing, and neither anything as the bot. */
const payloads = {
  presence: v.strictObject({ key: v.pipe(v.string(), v.uuid()) }),
  viewing: v.strictObject({}),
  bot: v.never(),
} as const satisfies Record<PresenceTopic, v.GenericSchema>;

export interface PresenceOptions {
  condition: Conditions['presence'];
  /** From 0 to 1. */
  random?: () => number;
}

export type MockPresence = ReturnType<typeof createPresence>;

/** The people of the pretend world who come and go. They begin to when somebody looks, and stop when nobody does. */
export function createPresence({ condition, random = Math.random }: PresenceOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let online: ReadonlySet<string> = new Set();
  let viewing = 0;
  let hidden: ReadonlySet<string> = new Set();

  /** Chance looks at everybody anew. */
  function shuffle(): void {
    const isThere = () => condition === 'everybody' || (condition === 'usual' && random() < ONLINE);
    online = new Set(staffCardRows.flatMap(({ key }) => (isThere() ? [key] : [])));
    const span = VIEWING.most - VIEWING.fewest + 1;
    viewing = condition === 'nobody' ? 0 : VIEWING.fewest + Math.floor(random() * span);
  }

  shuffle();

  return {
    /** Lets time pass for as long as somebody looks; `onTick` hears of each change, with the keys that are there. */
    begin(keysThere: () => readonly string[], onTick: () => void): void {
      timer ??= setInterval(() => {
        shuffle();
        const isHidden = () => condition === 'usual' && random() >= ONLINE;
        hidden = new Set(keysThere().filter(isHidden));
        onTick();
      }, TICK);
    },

    end(): void {
      clearInterval(timer);
      timer = undefined;
      hidden = new Set();
    },

    /** Whether what somebody shows of themselves may stand in a channel. */
    takes: (topic: PresenceTopic, payload: unknown): boolean => v.is(payloads[topic], payload),

    /** Who is in a channel: whoever really is, and the pretend people. */
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
