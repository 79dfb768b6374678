import { DEFAULT_NAME_COLOUR } from '#domain/team/name-colour';
import * as v from 'valibot';
import type { Conditions } from './conditions';
import type { TeamRows } from './team';

/** Spec §4: every 30 s somebody is online with 70 % probability, and 10 to 30 people are viewing. */
const TICK = 30_000;
const ONLINE = 0.7;
const VIEWING = { fewest: 10, most: 30 } as const;

/** Who the pretend staff is: the first of the team that everybody starts with. */
const STAFF = 6;

/** The two channels that tell who is online. */
export type PresenceTopic = 'presence' | 'viewing';

/** What one window shows of itself in a channel, under a key. */
export interface Tracked {
  key: string;
  payload: Readonly<Record<string, unknown>>;
}

type State = Record<string, { metas: object[] }>;

/** What the staff's channel takes; the viewers' takes nothing about anybody. */
const cards = {
  presence: v.strictObject({
    name: v.string(),
    role: v.string(),
    nameColor: v.string(),
    avatar: v.nullable(v.string()),
  }),
  viewing: v.strictObject({}),
} as const satisfies Record<PresenceTopic, v.GenericSchema>;

export interface PresenceOptions {
  condition: Conditions['presence'];
  /** The team's tables. */
  team: () => TeamRows;
  /** From 0 to 1. */
  random?: () => number;
}

export type MockPresence = ReturnType<typeof createPresence>;

/** The people of the pretend world who come and go. They begin to when somebody looks, and stop when nobody does. */
export function createPresence({ condition, team, random = Math.random }: PresenceOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let online: ReadonlySet<number> = new Set();
  let viewing = 0;
  let hidden: ReadonlySet<string> = new Set();

  /** Chance looks at everybody anew. */
  function shuffle(): void {
    const isThere = () => condition === 'everybody' || (condition === 'usual' && random() < ONLINE);
    online = new Set(Array.from({ length: STAFF }, (_, index) => index).filter(isThere));
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
    takes: (topic: PresenceTopic, payload: unknown): boolean => v.is(cards[topic], payload),

    /** Who is in a channel: whoever really is, and the pretend people. */
    stateOf(topic: PresenceTopic, tracked: readonly Tracked[]): State {
      const seen = tracked.filter(({ key }) => topic === 'presence' || !hidden.has(key));
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
    return team()
      .members.slice(0, STAFF)
      .filter((_, index) => online.has(index))
      .map(({ id, name, custom_role, panel_role, name_color, profile_picture }) => ({
        key: id,
        payload: {
          name,
          role: custom_role ?? panel_role,
          nameColor: name_color ?? DEFAULT_NAME_COLOUR,
          avatar: profile_picture,
        },
      }));
  }
}
