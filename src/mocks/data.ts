import * as v from 'valibot';
import type { RevisionRow } from './history';
import type { ManagedUserRow } from './managed-users';
import type { TeamRows } from './team';

/** Where the pretend backend keeps its data: local storage in a browser, memory in a test. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The key of the whole of it in local storage. */
export const DATA_KEY = 'grouped:demo-data';

/** All that was done in the pretend world since it began. */
const dataSchema = v.object({
  /** Configurations somebody saved, by server. */
  configs: v.record(
    v.string(),
    v.object({ config: v.record(v.string(), v.unknown()), version: v.number() }),
  ),
  /** The saves since the world began, by server; they are rows this store wrote itself. */
  revisions: v.optional(v.record(v.string(), v.array(v.custom<RevisionRow>(isObject))), {}),
  /** The secrets that are set, by server and key; what they are is of use to nobody here. */
  secrets: v.optional(
    v.record(
      v.string(),
      v.record(v.string(), v.object({ set_at: v.string(), set_by_name: v.string() })),
    ),
    {},
  ),
  /** Open sessions: refresh token → whose it is. A token is worth one refresh. */
  sessions: v.record(v.string(), v.object({ personId: v.string(), sessionId: v.string() })),
  /** Codes of sign-ins that came back and were not exchanged yet: whose, and the challenge they began with. */
  codes: v.optional(
    v.record(v.string(), v.object({ personId: v.string(), challenge: v.string() })),
    {},
  ),
  /** Used refresh tokens, and what each of them was exchanged for. */
  exchanged: v.optional(v.record(v.string(), v.string()), {}),
  /** Servers somebody added through the Add Server dialog. */
  addedServers: v.array(v.string()),
  /** The rows of `managed_users` once somebody changed them; null until then. */
  managedUsers: v.optional(v.nullable(v.array(v.custom<ManagedUserRow>(isObject))), null),
  /** The tables of the team once somebody changed them, by the team the world began with. */
  teams: v.optional(v.record(v.string(), v.custom<TeamRows>(isObject)), {}),
  /** Who stored which picture of the team: its name → the uuid of who did. */
  pictures: v.optional(v.record(v.string(), v.string()), {}),
  /** How many tokens were ever given out. */
  issued: v.number(),
});

/** What the store reads and writes as a whole. */
export type Data = v.InferOutput<typeof dataSchema>;

const nothing: Data = {
  configs: {},
  revisions: {},
  secrets: {},
  sessions: {},
  codes: {},
  exchanged: {},
  addedServers: [],
  managedUsers: null,
  teams: {},
  pictures: {},
  issued: 0,
};

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Keeps the data for as long as the page or the test lives. */
export function memoryKeep(): Keep {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** The data out of what was kept; nothing where that is no data of this version. */
export function dataFrom(text: string | null): Data {
  const parsed = v.safeParse(dataSchema, parseJson(text));
  return parsed.success ? parsed.output : nothing;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
