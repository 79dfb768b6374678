import { changesBetween } from '#domain/bot-config/changes';
import type { BotConfig, StoredConfig } from '#domain/bot-config/config';
import type { ConfigKey } from '#domain/bot-config/fields';
import { parseConfig } from '#domain/bot-config/parse';
import { createAccessRequestStore } from './dashboard/access-request-store';
import { createCheckStore } from './dashboard/check-store';
import { createAccountStore } from './session/account-store';
import { startingConfig } from './dashboard/configs';
import type { Conditions } from './conditions';
import { DATA_KEY, dataFrom, dataIn, memoryStorage, type Data, type DataStorage } from './data';
import { authorOf, revisionRow, startingRevisions, type RevisionRow } from './dashboard/history';
import type { ManagedUserRow } from './admin/managed-users';
import { createCountStore } from './market/count-store';
import { createPaymentStore } from './market/transactions';
import { createReviewStore } from './market/review-store';
import { createMemberStore } from './market/member-store';
import { createReportStore } from './admin/report-store';
import { people, userOf, type Person } from './session/people';
import { createStoreRowStore } from './market/store-row-store';
import { createTeamStore } from './dashboard/team-store';
import { accessToken } from './session/tokens';
import { createWaitlistStore } from './market/waitlist-rows';

interface SecretRow {
  server_id: string;
  key: string;
  set_at: string;
  set_by_name: string;
}

type OpenSession = Data['sessions'][string];

/** `exchangedFor` is the token's successor if an earlier request had already used the token. */
interface Refreshed extends OpenSession {
  usedToken: string;
  exchangedFor: string | null;
}

type IssuedCode = Data['codes'][string];

export type IssuedSession = ReturnType<MockStore['openSession']>;

/** The data of the mock backend. It is read from the storage on each request, so that two tabs share it. */
export type MockStore = ReturnType<typeof createStore>;

export function createStore({
  keep = memoryStorage(),
  now = Date.now,
  team: startingTeam = 'usual',
}: { keep?: DataStorage; now?: () => number; team?: Conditions['team'] } = {}) {
  const team = createTeamStore({ keep, now, team: startingTeam });
  const accessRequests = createAccessRequestStore({ keep, now });
  const accounts = createAccountStore({ keep, now });
  const members = createMemberStore({ keep, now });
  const payments = createPaymentStore({ keep });
  const counts = createCountStore({ keep, now });
  const reports = createReportStore({ keep, now });
  const reviews = createReviewStore({ keep, now });
  const waitlists = createWaitlistStore({ keep, now });
  const listeners = new Set<(serverId: string, stored: StoredConfig) => void>();
  const { read, write } = dataIn(keep);

  return {
    ...createStoreRowStore({ read, write, now, counts }),
    team,
    accessRequests,
    accounts,
    members,
    payments,
    counts,
    checks: createCheckStore({ keep }),
    reports,
    reviews,
    waitlists,

    configOf(serverId: string): StoredConfig {
      const kept = read().configs[serverId];
      if (kept) return { config: parseConfig(kept.config), version: kept.version };
      return {
        config: startingConfig(serverId),
        version: startingRevisions(serverId, now()).length,
      };
    },

    /** Returns all saves of a server's configuration, oldest first. */
    revisionsOf(serverId: string): readonly RevisionRow[] {
      return [...startingRevisions(serverId, now()), ...(read().revisions[serverId] ?? [])];
    },

    /** Returns undefined before the first change. */
    noticesOf(serverId: string): Data['notices'][string] | undefined {
      return read().notices[serverId];
    },

    keepNotices(serverId: string, row: Data['notices'][string]): void {
      write({ notices: { ...read().notices, [serverId]: row } });
    },

    secretsOf(serverId: string): readonly SecretRow[] {
      return Object.entries(read().secrets[serverId] ?? {}).map(([key, set]) => ({
        server_id: serverId,
        key,
        ...set,
      }));
    },

    /** Adds a row to the history. Does nothing without changes. The value '' clears a secret. */
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

    /** Notifies the listeners of this store about changes in another tab. */
    applyOtherTab(before: string | null, after: string | null): void {
      team.applyOtherTab(before, after);
      members.applyOtherTab(before, after);
      const known = dataFrom(before).configs;
      for (const [serverId, { config, version }] of Object.entries(dataFrom(after).configs)) {
        if (known[serverId]?.version === version) continue;
        for (const tell of listeners) tell(serverId, { config: parseConfig(config), version });
      }
    },

    /** Registers a listener that is called after each save in this tab or another tab. */
    onSave(listener: (serverId: string, stored: StoredConfig) => void): void {
      listeners.add(listener);
    },

    /** Adds a server. Adding it again does not change when it was added. */
    addServer(serverId: string): void {
      write({ addedAt: { [serverId]: new Date(now()).toISOString(), ...read().addedAt } });
    },

    addedAtOf(serverId: string): string | null {
      return read().addedAt[serverId] ?? null;
    },

    /** Returns the rows of `managed_users`; null when they were never changed. */
    managedUsers(): readonly ManagedUserRow[] | null {
      return read().managedUsers;
    },

    keepManagedUsers(rows: readonly ManagedUserRow[]): void {
      write({ managedUsers: [...rows] });
    },

    /** Creates a session. If `continues` is set, creates new tokens for that session instead. */
    openSession(
      person: Person,
      { expiresIn = 3_600, continues }: { expiresIn?: number; continues?: Refreshed } = {},
    ) {
      const issued = read().issued + 1;
      const id = continues?.sessionId ?? `session-${issued}`;
      const refreshToken = continues?.exchangedFor ?? `refresh-${issued}`;
      const iat = Math.floor(now() / 1_000);
      const exp = iat + expiresIn;
      const owner: OpenSession = {
        personId: person.id,
        sessionId: id,
        createdAt: continues?.createdAt ?? now(),
        usedAt: now(),
        userAgent: 'navigator' in globalThis ? navigator.userAgent : null,
      };
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

    /** Returns a code that can be exchanged once for a session. The exchange requires the verifier of the challenge. */
    issueCode(person: Person, challenge: string, from: Pick<IssuedCode, 'mailedAt'> = {}): string {
      const { issued, codes } = read();
      const code = `code-${issued + 1}`;
      write({
        issued: issued + 1,
        codes: { ...codes, [code]: { personId: person.id, challenge, ...from } },
      });
      return code;
    },

    /** Removes a code and returns its data. Returns null if the code is unknown or was already used. */
    takeCode(code: string): IssuedCode | null {
      const { [code]: found, ...codes } = read().codes;
      if (found) write({ codes });
      return found ?? null;
    },

    /**
     * Uses a refresh token and returns its data. Returns null if the token is unknown. A used token is still valid
     * until its successor is used, because the response that contained the successor may have been lost.
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

    openSessionsOf({ id }: Person): readonly OpenSession[] {
      return Object.values(read().sessions).filter(({ personId }) => personId === id);
    },

    endedSessions(): readonly string[] {
      return read().endedSessions;
    },

    endSessions(ids: readonly string[]): void {
      const { sessions, endedSessions } = read();
      const open = Object.entries(sessions).filter(([, { sessionId }]) => !ids.includes(sessionId));
      write({
        sessions: Object.fromEntries(open),
        endedSessions: [...endedSessions, ...ids],
      });
    },

    closeSessions(personId: string): void {
      const open = Object.entries(read().sessions).filter(
        ([, owner]) => owner.personId !== personId,
      );
      write({ sessions: Object.fromEntries(open) });
    },

    reset(): void {
      keep.removeItem(DATA_KEY);
    },
  };
}
