import type { BotConfig, StoredConfig } from '#domain/bot-config/config';
import { parseConfig } from '#domain/bot-config/parse';
import * as v from 'valibot';
import { startingConfig } from './configs';
import { accessToken } from './tokens';
import { userOf, type Person } from './people';

/** Where the pretend backend keeps its data: local storage in a browser, memory in a test. */
export interface Keep {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The key of the whole of it in local storage. */
export const DATA_KEY = 'grouped:demo-data';

const dataSchema = v.object({
  /** Configurations somebody saved, by server. */
  configs: v.record(
    v.string(),
    v.object({ config: v.record(v.string(), v.unknown()), version: v.number() }),
  ),
  /** Open sessions: refresh token → whose it is. A token is worth one refresh. */
  sessions: v.record(v.string(), v.object({ personId: v.string(), sessionId: v.string() })),
  /** Servers somebody added through the Add Server dialog. */
  addedServers: v.array(v.string()),
  /** How many tokens were ever given out. */
  issued: v.number(),
});
type Data = v.InferOutput<typeof dataSchema>;

const nothing: Data = { configs: {}, sessions: {}, addedServers: [], issued: 0 };

/** A session as the auth server answers it. */
export type IssuedSession = ReturnType<MockStore['openSession']>;

/** The data of the pretend backend. It is read anew on each call, so that two tabs work on the same. */
export type MockStore = ReturnType<typeof createStore>;

export function createStore({
  keep = memoryKeep(),
  now = Date.now,
}: { keep?: Keep; now?: () => number } = {}) {
  const listeners = new Set<(serverId: string, stored: StoredConfig) => void>();
  const read = (): Data => dataFrom(keep.getItem(DATA_KEY));
  const write = (change: Partial<Data>) =>
    keep.setItem(DATA_KEY, JSON.stringify({ ...read(), ...change }));

  return {
    configOf(serverId: string): StoredConfig {
      const kept = read().configs[serverId];
      if (!kept) return { config: startingConfig(serverId), version: 1 };
      return { config: parseConfig(kept.config), version: kept.version };
    },

    saveConfig(serverId: string, config: BotConfig): StoredConfig {
      const stored = { config, version: this.configOf(serverId).version + 1 };
      write({ configs: { ...read().configs, [serverId]: stored } });
      for (const tell of listeners) tell(serverId, stored);
      return stored;
    },

    /** Takes note of what another tab wrote, as a storage event tells it: its saves are announced here too. */
    hearOtherTab(before: string | null, after: string | null): void {
      const known = dataFrom(before).configs;
      for (const [serverId, { config, version }] of Object.entries(dataFrom(after).configs)) {
        if (known[serverId]?.version === version) continue;
        for (const tell of listeners) tell(serverId, { config: parseConfig(config), version });
      }
    },

    /** Calls back after each save, made through this store or heard of. */
    onSave(listener: (serverId: string, stored: StoredConfig) => void): void {
      listeners.add(listener);
    },

    addServer(serverId: string): void {
      write({ addedServers: [...new Set([...read().addedServers, serverId])] });
    },

    hasAddedServer(serverId: string): boolean {
      return read().addedServers.includes(serverId);
    },

    /** A new session of a person; `sessionId` continues one that is being refreshed. */
    openSession(person: Person, { expiresIn = 3_600, sessionId = '' } = {}) {
      const issued = read().issued + 1;
      const id = sessionId || `session-${issued}`;
      const refreshToken = `refresh-${issued}`;
      const iat = Math.floor(now() / 1_000);
      const exp = iat + expiresIn;
      const owner = { personId: person.id, sessionId: id };
      write({ issued, sessions: { ...read().sessions, [refreshToken]: owner } });
      return {
        access_token: accessToken({
          sub: person.id,
          email: person.email,
          session_id: id,
          iat,
          exp,
        }),
        token_type: 'bearer',
        expires_in: expiresIn,
        expires_at: exp,
        refresh_token: refreshToken,
        user: userOf(person),
      };
    },

    /** Takes a refresh token in; null where it was never given out or is used up. */
    takeRefreshToken(refreshToken: string): { personId: string; sessionId: string } | null {
      const { [refreshToken]: owner, ...sessions } = read().sessions;
      if (!owner) return null;
      write({ sessions });
      return owner;
    },

    isOpen(sessionId: string): boolean {
      return Object.values(read().sessions).some((session) => session.sessionId === sessionId);
    },

    /** Ends every session of a person, as a global sign-out does. */
    closeSessions(personId: string): void {
      const open = Object.entries(read().sessions).filter(
        ([, owner]) => owner.personId !== personId,
      );
      write({ sessions: Object.fromEntries(open) });
    },

    /** Forgets everything anyone did. */
    reset(): void {
      keep.removeItem(DATA_KEY);
    },
  };
}

function memoryKeep(): Keep {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function dataFrom(text: string | null): Data {
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
