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
import { people, type Person } from './session/people';
import { createSessionStore } from './session/session-store';
import { createStoreRowStore } from './market/store-row-store';
import { createTeamStore } from './dashboard/team-store';
import { createWaitlistStore } from './market/waitlist-rows';

interface SecretRow {
  server_id: string;
  key: string;
  set_at: string;
  set_by_name: string;
}

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
    ...createSessionStore({ read, write, now }),
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

    /** Returns undefined before the first change. */
    requiresFactor(serverId: string): boolean | undefined {
      return read().factorRequirements[serverId];
    },

    requireFactor(serverId: string, isRequired: boolean): void {
      const { factorRequirements } = read();
      write({ factorRequirements: { ...factorRequirements, [serverId]: isRequired } });
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

    reset(): void {
      keep.removeItem(DATA_KEY);
    },
  };
}
