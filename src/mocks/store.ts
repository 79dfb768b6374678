import { changesBetween } from '#domain/bot-config/changes';
import type { BotConfig, StoredConfig } from '#domain/bot-config/config';
import type { ConfigKey } from '#domain/bot-config/fields';
import { parseConfig } from '#domain/bot-config/parse';
import { startingConfig } from './configs';
import type { Conditions } from './conditions';
import { DATA_KEY, dataFrom, memoryKeep, type Data, type Keep } from './data';
import { authorOf, revisionRow, startingRevisions, type RevisionRow } from './history';
import type { ManagedUserRow } from './managed-users';
import { people, userOf, type Person } from './people';
import { createTeamStore } from './team-store';
import { accessToken } from './tokens';

/** A row of `server_secrets`, as much of it as anyone may read. */
interface SecretRow {
  server_id: string;
  key: string;
  set_at: string;
  set_by_name: string;
}

/** A refresh token that was taken in, and whose it is. `exchangedFor` is set where it had been taken in before. */
interface Refreshed {
  personId: string;
  sessionId: string;
  usedToken: string;
  exchangedFor: string | null;
}

/** A session as the auth server answers it. */
export type IssuedSession = ReturnType<MockStore['openSession']>;

/** The data of the pretend backend. It is read anew on each call, so that two tabs work on the same. */
export type MockStore = ReturnType<typeof createStore>;

export function createStore({
  keep = memoryKeep(),
  now = Date.now,
  team: startingTeam = 'usual',
}: { keep?: Keep; now?: () => number; team?: Conditions['team'] } = {}) {
  const team = createTeamStore({ keep, team: startingTeam });
  const listeners = new Set<(serverId: string, stored: StoredConfig) => void>();
  const read = (): Data => dataFrom(keep.getItem(DATA_KEY));
  const write = (change: Partial<Data>) =>
    keep.setItem(DATA_KEY, JSON.stringify({ ...read(), ...change }));

  return {
    team,

    configOf(serverId: string): StoredConfig {
      const kept = read().configs[serverId];
      if (kept) return { config: parseConfig(kept.config), version: kept.version };
      return {
        config: startingConfig(serverId),
        version: startingRevisions(serverId, now()).length,
      };
    },

    /** Every save of a server's configuration, the oldest first. */
    revisionsOf(serverId: string): readonly RevisionRow[] {
      return [...startingRevisions(serverId, now()), ...(read().revisions[serverId] ?? [])];
    },

    /** The secrets of a server that are set. */
    secretsOf(serverId: string): readonly SecretRow[] {
      return Object.entries(read().secrets[serverId] ?? {}).map(([key, set]) => ({
        server_id: serverId,
        key,
        ...set,
      }));
    },

    /**
     * The next version, and the revision that says who made it; neither where nothing is changed. `secrets` are those
     * to be set, or cleared by ''.
     */
    saveConfig(
      serverId: string,
      config: BotConfig,
      by: Person = people.admin,
      secrets: ReadonlyMap<ConfigKey, string> = new Map(),
    ): StoredConfig {
      const before = this.configOf(serverId);
      const isSet = (key: string) => this.secretsOf(serverId).some((row) => row.key === key);
      const kept = [...secrets].flatMap(([key, after]) =>
        isSet(key) || after !== '' ? [{ key, before: isSet(key) ? 'set' : '', after }] : [],
      );
      if (changesBetween(before.config, config).length === 0 && kept.length === 0) return before;
      const stored = { config, version: before.version + 1 };
      const revision = revisionRow({
        serverId,
        version: stored.version,
        savedAt: now(),
        by: authorOf(by),
        before: before.config,
        after: config,
        secrets: kept,
      });
      const { configs, revisions, secrets: known } = read();
      const set = { set_at: revision.saved_at, set_by_name: revision.saved_by_name };
      const left = Object.entries(known[serverId] ?? {}).filter(
        ([key]) => secrets.get(key as ConfigKey) !== '',
      );
      const fresh = kept.filter(({ after }) => after !== '').map(({ key }) => [key, set] as const);
      write({
        configs: { ...configs, [serverId]: stored },
        secrets: { ...known, [serverId]: Object.fromEntries([...left, ...fresh]) },
        revisions: { ...revisions, [serverId]: [...(revisions[serverId] ?? []), revision] },
      });
      for (const tell of listeners) tell(serverId, stored);
      return stored;
    },

    /** Takes note of what another tab wrote, as a storage event tells it: its saves are announced here too. */
    hearOtherTab(before: string | null, after: string | null): void {
      team.hearOtherTab(before, after);
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

    /** The rows of `managed_users`; null where nobody has changed any. */
    managedUsers(): readonly ManagedUserRow[] | null {
      return read().managedUsers;
    },

    keepManagedUsers(rows: readonly ManagedUserRow[]): void {
      write({ managedUsers: [...rows] });
    },

    /** A new session of a person; `continues` one that is being refreshed. */
    openSession(
      person: Person,
      { expiresIn = 3_600, continues }: { expiresIn?: number; continues?: Refreshed } = {},
    ) {
      const issued = read().issued + 1;
      const id = continues?.sessionId ?? `session-${issued}`;
      const refreshToken = continues?.exchangedFor ?? `refresh-${issued}`;
      const iat = Math.floor(now() / 1_000);
      const exp = iat + expiresIn;
      const owner = { personId: person.id, sessionId: id };
      const { sessions, exchanged } = read();
      write({
        issued,
        sessions: { ...sessions, [refreshToken]: owner },
        ...(continues && { exchanged: { ...exchanged, [continues.usedToken]: refreshToken } }),
      });
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

    /** A code that is worth one session of a person to whoever knows the verifier of its challenge. */
    issueCode(person: Person, challenge: string): string {
      const { issued, codes } = read();
      const code = `code-${issued + 1}`;
      write({
        issued: issued + 1,
        codes: { ...codes, [code]: { personId: person.id, challenge } },
      });
      return code;
    },

    /** Takes a code in; null where it was never issued, or is used up. */
    takeCode(code: string): { personId: string; challenge: string } | null {
      const { [code]: found, ...codes } = read().codes;
      if (found) write({ codes });
      return found ?? null;
    },

    /**
     * Takes a refresh token in; null where it was never given out. One that is used up still works as long as what it
     * was exchanged for is not: an answer may have got lost on its way.
     */
    takeRefreshToken(usedToken: string): Refreshed | null {
      const { sessions, exchanged } = read();
      const { [usedToken]: owner, ...others } = sessions;
      if (owner) {
        write({ sessions: others });
        return { ...owner, usedToken, exchangedFor: null };
      }
      const exchangedFor = exchanged[usedToken] ?? '';
      const again = sessions[exchangedFor];
      return again ? { ...again, usedToken, exchangedFor } : null;
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
