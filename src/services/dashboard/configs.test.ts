import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SaveError, SaveRequest, StoredConfig } from '#domain/bot-config/config';
import { defaultConfig } from '#domain/bot-config/fields';
import { MOCK_URL } from '#mocks/context';
import { startingConfig } from '#mocks/dashboard/configs';
import { startingRevisions } from '#mocks/dashboard/history';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import type { Panel } from '#domain/permissions/panels';
import { storeDraft, withDraft } from '#services/dashboard/drafts';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadServer } from '../session/viewer';
import { until } from '../../../tests/setup/until';
import { loadConfig, saveConfig, watchConfig } from './configs';

const serverId = guilds.resellHeaven.id;
const starting = startingConfig(serverId);
/** The version of the server's configuration when the mock backend starts. */
const version = startingRevisions(serverId, 0).length;
const raise = (after: number, before: number | null = 25): SaveRequest => ({
  serverId,
  baseVersion: version,
  changes: [{ key: 'SuccessPoints', before, after }],
});

describe('loading a configuration', () => {
  it('returns the stored configuration', async () => {
    enterWorld('owner');
    expect(await loadConfig({ serverId })).toMatchObject({
      ok: true,
      value: { config: starting, version },
    });
  });

  it('returns the defaults for a server without a configuration', async () => {
    const { server } = enterWorld('owner');
    server.use(http.post(`${MOCK_URL}/rest/v1/rpc/server_config`, () => HttpResponse.json([])));
    expect(await loadConfig({ serverId })).toMatchObject({
      ok: true,
      value: { config: defaultConfig(), version: 0 },
    });
  });

  it.each([
    ["another's page", () => HttpResponse.html('<p>Sign in to the Wi-Fi</p>')],
    ['a row of another shape', () => HttpResponse.json([{ config: 'none' }])],
  ])('does not treat %s as a server without a configuration', async (_, answer) => {
    const { server } = enterWorld('owner');
    server.use(http.post(`${MOCK_URL}/rest/v1/rpc/server_config`, answer));
    expect(await loadConfig({ serverId })).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });

  it.each<[WorldName, string]>([
    ['config-not-found', 'notFound'],
    ['config-forbidden', 'forbidden'],
    ['config-unreachable', 'unreachable'],
    ['offline', 'unreachable'],
    ['signed-out', 'signInAgain'],
  ])('fails in the world %s', async (world, kind) => {
    enterWorld(world);
    expect(await loadConfig({ serverId })).toEqual({ ok: false, error: { kind } });
  });

  it('returns the configuration after access was renewed, when it was a day old', async () => {
    enterWorld('guild-access-lapsed');
    expect(await loadConfig({ serverId })).toMatchObject({
      ok: true,
      value: { config: starting, version },
    });
  });

  it('returns the settings that the viewer may see, and defaults for the others', async () => {
    const { store } = enterWorld('editor-with-points-only');
    const { id } = guilds.picksClub;
    const changed = { SuccessPoints: 12, adminRoleID: '800000000000000001' };
    store.saveConfig(id, { ...store.configOf(id).config, ...changed });
    const answer = await loadConfig({ serverId: id });
    expect(answer.ok && answer.value.config).toMatchObject({ SuccessPoints: 12, adminRoleID: '' });
  });

  it('does not take the default of a setting that was hidden after the draft for its value', async () => {
    enterWorld('editor-with-points-only');
    const draft = {
      version: 1,
      base: { adminRoleID: '800000000000000001' },
      values: { adminRoleID: '800000000000000002' },
    };
    const owner = { userId: 'someone', serverId: guilds.picksClub.id };
    storeDraft(owner, draft);
    const answer = await withDraft(owner, await loadConfig(owner));
    expect(answer.ok && answer.value).toMatchObject({ config: draft.base, draft });
  });

  it('rejects a server of another user', async () => {
    enterWorld('no-servers');
    expect(await loadConfig({ serverId })).toEqual({ ok: false, error: { kind: 'forbidden' } });
  });

  it('reads again when another reader renewed access between two requests', async () => {
    const { server } = enterWorld('guild-access-lapsed');
    let isFirst = true;
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/server_config`, async () => {
        if (!isFirst) return undefined;
        isFirst = false;
        // Another request renews the viewer's access before the empty response arrives.
        await loadServer(serverId);
        return HttpResponse.json([]);
      }),
    );
    expect(await loadConfig({ serverId })).toMatchObject({
      ok: true,
      value: { config: starting, version },
    });
  });
});

describe('saving a configuration', () => {
  it('stores the changed keys under the next version', async () => {
    enterWorld('owner');
    const saved = { config: { ...starting, SuccessPoints: 30 }, version: version + 1 };
    expect(await saveConfig(raise(30))).toEqual({ ok: true, value: saved });
    expect(await loadConfig({ serverId })).toMatchObject({ ok: true, value: saved });
  });

  it('merges changes of others', async () => {
    const { store } = enterWorld('owner');
    store.saveConfig(serverId, { ...starting, typingPoints: 9 });
    expect(await saveConfig(raise(30))).toEqual({
      ok: true,
      value: { config: { ...starting, typingPoints: 9, SuccessPoints: 30 }, version: version + 2 },
    });
  });

  it('returns base, yours and theirs when another user changed the same key', async () => {
    enterWorld('save-conflict');
    const theirs = { config: { ...starting, SuccessPoints: 42 }, version: version + 1 };
    expect(await saveConfig(raise(30))).toEqual({
      ok: false,
      error: {
        kind: 'conflict',
        conflicts: [{ key: 'SuccessPoints', base: 25, yours: 30, theirs: 42 }],
        theirs,
      },
    });
    expect(await loadConfig({ serverId })).toMatchObject({ ok: true, value: theirs });
    expect((await saveConfig({ ...raise(30, 42), baseVersion: version + 1 })).ok).toBe(true);
  });

  it('detects a conflict by the versions, whatever value the caller sends as `before`', async () => {
    const { store } = enterWorld('owner');
    store.saveConfig(serverId, { ...starting, SuccessPoints: 42 });
    const answer = await saveConfig(raise(30, 42));
    expect(!answer.ok && answer.error).toEqual({
      kind: 'conflict',
      conflicts: [{ key: 'SuccessPoints', base: 25, yours: 30, theirs: 42 }],
      theirs: { config: { ...starting, SuccessPoints: 42 }, version: version + 1 },
    });
  });

  it('ignores a value that was changed and changed back', async () => {
    const { store } = enterWorld('owner');
    store.saveConfig(serverId, { ...starting, SuccessPoints: 42 });
    store.saveConfig(serverId, starting);
    const answer = await saveConfig(raise(30));
    expect(answer.ok && answer.value.version).toBe(version + 3);
  });

  it('makes no version for a save without changes', async () => {
    enterWorld('owner');
    expect(await saveConfig(raise(25, 7))).toEqual({
      ok: true,
      value: { config: starting, version },
    });
  });

  it.each<[WorldName, SaveError['kind']]>([
    ['save-fails', 'unknown'],
    ['offline', 'unanswered'],
    ['save-not-allowed-to-modify', 'notAllowedToModify'],
    ['save-not-allowed', 'notAllowedToSave'],
    ['save-sign-in-required', 'signInRequired'],
    ['signed-out', 'signInRequired'],
    ['save-invalid-server', 'invalidServer'],
    ['no-servers', 'notAllowedToModify'],
  ])('fails in the world %s', async (world, kind) => {
    enterWorld(world);
    expect(await saveConfig(raise(30))).toEqual({ ok: false, error: { kind } });
  });

  it('counts as saved when only the response was lost', async () => {
    enterWorld('save-answer-lost');
    const saved = { config: { ...starting, SuccessPoints: 30 }, version: version + 1 };
    expect(await saveConfig(raise(30))).toEqual({ ok: true, value: saved });
    const secret = { key: 'WhopAPIKey', before: null, after: 'planted' } as const;
    expect(await saveConfig({ serverId, baseVersion: version + 1, changes: [secret] })).toEqual({
      ok: false,
      error: { kind: 'unanswered' },
    });
  });

  it('does not count a removed secret as saved, because secrets cannot be read back', async () => {
    enterWorld('save-answer-lost');
    const removed = { key: 'WhopAPIKey', before: '••••••••', after: '' } as const;
    expect(await saveConfig({ serverId, baseVersion: version, changes: [removed] })).toEqual({
      ok: false,
      error: { kind: 'unanswered' },
    });
  });

  it('times out after 20 s, and does not count as saved', async () => {
    enterWorld('save-unanswered');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answered = vi.fn();
    const save = saveConfig(raise(30)).then(answered);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await save;
    expect(answered).toHaveBeenCalledWith({ ok: false, error: { kind: 'unanswered' } });
  });

  it('retries once with a refreshed session after a 401', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = enterWorld('owner');
    const requests: string[] = [];
    const tokens = new Set<string | null>();
    server.use(
      http.post(`${MOCK_URL}/auth/v1/token`, () => {
        requests.push('refresh');
        // Advance the clock, because two tokens that are created in the same second are identical.
        vi.setSystemTime(Date.now() + 1_000);
      }),
      http.post(`${MOCK_URL}/rest/v1/rpc/save_server_config`, ({ request }) => {
        requests.push('save');
        tokens.add(request.headers.get('Authorization'));
        if (requests.length > 1) return undefined;
        return HttpResponse.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
      }),
    );
    expect((await saveConfig(raise(30))).ok).toBe(true);
    expect(requests).toEqual(['save', 'refresh', 'save']);
    expect(tokens.size).toBe(2);
  });

  it('needs the right to the panel of each key', async () => {
    enterWorld('editor-with-points-only');
    const change = { serverId: guilds.picksClub.id, baseVersion: 1 };
    const points = { key: 'SuccessPoints', before: null, after: 3 } as const;
    const roles = { key: 'adminRoleID', before: '', after: '1' } as const;
    expect((await saveConfig({ ...change, changes: [points] })).ok).toBe(true);
    expect(await saveConfig({ ...change, changes: [points, roles] })).toEqual({
      ok: false,
      error: { kind: 'notAllowedToSave' },
    });
  });

  it.each<[WorldName, string]>([
    ['api-support', guilds.ticketExchange.id],
    ['save-not-allowed-to-edit-api', serverId],
  ])('in %s, returns that the API settings need their own right', async (world, id) => {
    enterWorld(world);
    const change = { key: 'WhopAPIKey', before: null, after: 'planted' } as const;
    expect(await saveConfig({ serverId: id, baseVersion: 1, changes: [change] })).toEqual({
      ok: false,
      error: { kind: 'notAllowedToEditApi' },
    });
  });

  it('rejects a response of another shape', async () => {
    const { server } = enterWorld('owner');
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/save_server_config`, () => HttpResponse.json({ ok: 1 })),
    );
    expect(await saveConfig(raise(30))).toEqual({ ok: false, error: { kind: 'unknown' } });
  });
});

describe('watching a configuration', () => {
  const watch = () => {
    const events: StoredConfig[] = [];
    onTestFinished(watchConfig({ serverId }, (stored) => void events.push(stored)));
    return events;
  };

  it('reads changes that were saved before the channel was joined', async () => {
    const { store } = enterWorld('owner');
    store.saveConfig(serverId, { ...starting, SuccessPoints: 2 });
    const events = watch();
    await until(() => expect(events.map(({ version }) => version)).toEqual([version + 1]));
  });

  it('calls back on each save of this server only', async () => {
    const { store } = enterWorld('owner');
    const events = watch();
    await until(() => expect(events).toHaveLength(1));
    store.saveConfig(guilds.sneakerWire.id, { ...starting, SuccessPoints: 1 });
    store.saveConfig(serverId, { ...starting, SuccessPoints: 2 });
    await until(() => expect(events).toHaveLength(2));
    expect(events[1]).toEqual({ config: { ...starting, SuccessPoints: 2 }, version: version + 1 });
  });

  it('reads again after a save during a request, and ignores the stale response', async () => {
    const { server, store, realtime } = enterWorld('owner');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const requested = vi.fn<() => void>();
    const stale = http.post(
      `${MOCK_URL}/rest/v1/rpc/server_config`,
      async () => {
        requested();
        await held;
        return HttpResponse.json([{ config: starting, version, keys: Object.keys(starting) }]);
      },
      { once: true },
    );
    server.use(stale);
    const events = watch();
    await until(() => expect([realtime.joined(), requested.mock.calls.length]).toEqual([2, 1]));
    store.saveConfig(serverId, { ...starting, SuccessPoints: 4 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    await until(() => expect(events.map(({ version }) => version)).toEqual([version + 1]));
  });

  it('reads again when the channel is back after a loss', async () => {
    const { store, realtime } = enterWorld('owner');
    const events = watch();
    await until(() => expect(events).toHaveLength(1));
    realtime.closeChannel(`server-config:${serverId}`);
    store.saveConfig(serverId, { ...starting, SuccessPoints: 3 });
    await until(() => expect(events.map(({ version }) => version)).toEqual([version, version + 1]));
  });

  it('reads the settings that the viewer may see after they were given a panel', async () => {
    const { store } = enterWorld('editor-with-points-only');
    const { id } = guilds.picksClub;
    const adminRoleID = '800000000000000001';
    const { version: at } = store.saveConfig(id, { ...store.configOf(id).config, adminRoleID });
    const events: StoredConfig[] = [];
    onTestFinished(watchConfig({ serverId: id }, (stored) => void events.push(stored)));
    await until(() => expect(events).toMatchObject([{ config: { adminRoleID: '' } }]));
    const give = (allowed_panels: readonly Panel[]) =>
      store.team.keepPermissions(
        store.team
          .rows()
          .permissions.map((row) => (row.server_id === id ? { ...row, allowed_panels } : row)),
      );
    give(['points', 'roles']);
    await until(() => expect(events).toHaveLength(2));
    expect(events[1]).toMatchObject({ config: { adminRoleID }, version: at });
    give(['points']);
    store.saveConfig(id, { ...store.configOf(id).config, SuccessPoints: 9 });
    await until(() => expect(events).toHaveLength(3));
    expect(events[2]).toMatchObject({ config: { adminRoleID, SuccessPoints: 9 }, version: at + 1 });
  });

  it('reads again after a failed request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = enterWorld('owner');
    const address = `${MOCK_URL}/rest/v1/rpc/server_config`;
    const attempts: number[] = [];
    server.use(
      http.post(
        address,
        () => {
          attempts.push(Date.now());
          return new HttpResponse(null, { status: 500 });
        },
        { once: true },
      ),
    );
    const events = watch();
    await until(() => expect(attempts).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(5_000);
    await until(() => expect(events).toHaveLength(1));
  });

  it('leaves the channel when it is stopped', async () => {
    const { realtime } = enterWorld('owner');
    const stop = watchConfig({ serverId }, () => {});
    await until(() => expect(realtime.joined()).toBe(2));
    stop();
    await until(() => expect(realtime.joined()).toBe(0));
  });
});
