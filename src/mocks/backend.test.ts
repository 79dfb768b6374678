import { describe, expect, it, onTestFinished } from 'vitest';
import { createMockBackend, type MockBackend } from './backend';
import { MOCK_ANON_KEY, MOCK_URL } from './context';
import { startingConfig } from './dashboard/configs';
import { startingRevisions } from './dashboard/history';
import { startMockServer } from './node';
import { demoCredentials, discordTokenOf, people } from './session/people';
import { guilds } from './dashboard/servers';
import { isWorldName, worldNames, worlds, type WorldName } from './worlds';

const version = startingRevisions(guilds.resellHeaven.id, 0).length;
const NOW = Date.parse('2026-03-01T12:00:00Z');

function open(world: WorldName): MockBackend {
  const backend = startMockServer({ world, now: () => NOW });
  onTestFinished(backend.stop);
  return backend;
}

type Call = { method?: string; headers?: Record<string, string>; body?: unknown };

async function call(path: string, { method = 'POST', headers = {}, body }: Call = {}) {
  const response = await fetch(MOCK_URL + path, {
    method,
    headers: { apikey: MOCK_ANON_KEY, ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return [response.status, text === '' ? null : (JSON.parse(text) as unknown)];
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signedIn = ({ store }: MockBackend, name: keyof typeof people = 'owner') =>
  bearer(store.openSession(people[name]).access_token);
const wrongKey = { message: 'Invalid API key', hint: 'Double check your Supabase anon key.' };
const noKey = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};
const denied = (what: string) => ({
  code: '42501',
  message: `permission denied for ${what}`,
  details: null,
  hint: null,
});

describe('the gateway', () => {
  it.each(['/auth/v1/settings', '/rest/v1/servers?select=id', '/auth/v1/user'])(
    'rejects %s without the public key',
    async (path) => {
      open('owner');
      const response = await fetch(MOCK_URL + path);
      expect([response.status, await response.json()]).toEqual([401, noKey]);
      const answer = await call(path, { method: 'GET', headers: { apikey: 'guess' } });
      expect(answer).toEqual([401, wrongKey]);
    },
  );
});

describe('the auth server', () => {
  it('starts a session for the demo credentials, dated now', async () => {
    open('signed-out');
    const [status, session] = await call('/auth/v1/token?grant_type=password', {
      body: demoCredentials,
    });
    const { access_token, ...rest } = session as { access_token: string; user: { id: string } };
    expect([status, rest.user.id]).toEqual([200, people.admin.id]);
    const claims: unknown = JSON.parse(atob(access_token.split('.')[1] ?? ''));
    expect(claims).toEqual({
      sub: people.admin.id,
      email: demoCredentials.email,
      session_id: 'session-1',
      iat: NOW / 1_000,
      exp: NOW / 1_000 + 3_600,
      aal: 'aal1',
      amr: [{ method: 'oauth', timestamp: NOW / 1_000 }],
      role: 'authenticated',
      aud: 'authenticated',
    });
  });

  it('accepts a used refresh token once more, until its successor is used', async () => {
    const backend = open('owner');
    const { refresh_token: first } = backend.store.openSession(people.owner);
    const refresh = async (refresh_token: string) => {
      const [status, session] = await call('/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token },
      });
      return [status, (session as { refresh_token?: string }).refresh_token];
    };
    expect(await refresh(first)).toEqual([200, 'refresh-2']);
    expect(await refresh(first)).toEqual([200, 'refresh-2']);
    expect((await refresh('refresh-2'))[0]).toBe(200);
    expect(await refresh(first)).toEqual([400, undefined]);
  });

  it('identifies a user by their token until all their sessions are closed', async () => {
    const backend = open('owner');
    const headers = signedIn(backend);
    expect((await call('/auth/v1/user', { method: 'GET', headers }))[0]).toBe(200);
    expect((await call('/auth/v1/logout?scope=global', { headers }))[0]).toBe(204);
    expect((await call('/auth/v1/user', { method: 'GET', headers }))[0]).toBe(403);
    expect((await call('/auth/v1/user', { method: 'GET', headers: bearer('guess') }))[0]).toBe(403);
  });

  it('rejects an unknown grant and a body that is not JSON', async () => {
    open('owner');
    expect((await call('/auth/v1/token?grant_type=magic', { body: {} }))[0]).toBe(400);
    expect((await call('/auth/v1/token?grant_type=password', { body: '{' }))[0]).toBe(400);
  });
});

describe('the database', () => {
  const configs = (columns: string) =>
    `/rest/v1/server_configs?select=${columns}&server_id=eq.${guilds.resellHeaven.id}`;

  it('returns the requested columns to users who may read them', async () => {
    const backend = open('owner');
    const get = { method: 'GET', headers: signedIn(backend) };
    expect(await call(configs('version'), get)).toEqual([200, [{ version }]]);
    expect((await call(configs('secrets'), get))[0]).toBe(400);
    const stranger = { method: 'GET', headers: signedIn(backend, 'newcomer') };
    expect(await call(configs('version'), stranger)).toEqual([200, []]);
  });

  it('returns no rows without a filter', async () => {
    const backend = open('owner');
    const get = { method: 'GET', headers: signedIn(backend) };
    expect(await call('/rest/v1/server_configs?select=version', get)).toEqual([200, []]);
  });

  it('distinguishes one row from none when a single row is requested', async () => {
    const backend = open('owner');
    const headers = { ...signedIn(backend), accept: 'application/vnd.pgrst.object+json' };
    expect(await call(configs('version'), { method: 'GET', headers })).toEqual([200, { version }]);
    const none = configs('version').replace(guilds.resellHeaven.id, '7');
    expect((await call(none, { method: 'GET', headers }))[0]).toBe(406);
  });

  it('rejects anonymous callers and expired tokens', async () => {
    const backend = open('owner');
    const anonymous = { method: 'GET', headers: bearer(MOCK_ANON_KEY) };
    expect(await call(configs('version'), anonymous)).toEqual([
      401,
      denied('table server_configs'),
    ]);
    const old = backend.store.openSession(people.owner, { expiresIn: -1 }).access_token;
    expect(await call(configs('version'), { method: 'GET', headers: bearer(old) })).toEqual([
      401,
      { code: 'PGRST303', message: 'JWT expired', details: null, hint: null },
    ]);
    expect((await call('/rest/v1/rpc/viewer_rights', { headers: bearer('guess') }))[0]).toBe(401);
  });

  const nothing = { server_id: guilds.resellHeaven.id, base_version: 0, changes: [] };

  it.each([
    ['no server', 'server', { server_id: 'all', base_version: 0, changes: [] }],
    ['no version', 'server', { ...nothing, base_version: -1 }],
    [
      'a key there is not',
      'key',
      { ...nothing, changes: [{ key: 'isAdmin', before: false, after: true }] },
    ],
  ])('rejects %s', async (_, hint, body) => {
    const backend = open('owner');
    const headers = signedIn(backend);
    expect(await call('/rest/v1/rpc/save_server_config', { headers, body })).toEqual([
      400,
      { code: '22023', message: 'Invalid server configuration', details: null, hint },
    ]);
  });
});

describe('the history', () => {
  const id = guilds.resellHeaven.id;

  it('of a server adds up to its configuration', () => {
    const past = startingRevisions(id, NOW);
    const values: Record<string, unknown> = {};
    for (const { changes, keys } of past) {
      expect(changes.map(({ key }) => key)).toEqual(keys);
      for (const { key, before, after } of changes) {
        expect([key, before]).toEqual([key, key in values ? values[key] : before]);
        values[key] = after;
      }
    }
    // The history contains a change that cleared the secret. The initial configuration does not contain this change.
    const config = { ...startingConfig(id), WhopAPIKey: '' };
    expect(values).toEqual(
      Object.fromEntries(Object.keys(values).map((key) => [key, config[key as 'adminRoleID']])),
    );
    expect(past.map((row) => row.version)).toEqual(past.map((_, index) => index + 1));
    const dates = past.map(({ saved_at }) => saved_at);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.every((date) => Date.parse(date) < NOW)).toBe(true);
  });

  it('returns what was saved, when and by whom, without secrets', async () => {
    const backend = open('owner');
    const headers = signedIn(backend);
    const body = {
      server_id: id,
      base_version: version,
      changes: [{ key: 'WhopAPIKey', before: '', after: 'planted' }],
    };
    expect((await call('/rest/v1/rpc/save_server_config', { headers, body }))[0]).toBe(200);
    expect(backend.store.revisionsOf(id).at(-1)).toEqual({
      id: version + 1,
      server_id: id,
      version: version + 1,
      saved_at: new Date(NOW).toISOString(),
      saved_by: people.owner.id,
      saved_by_name: people.owner.discord.username,
      saved_by_discord_id: people.owner.discord.id,
      keys: ['WhopAPIKey'],
      changes: [{ key: 'WhopAPIKey', before: '', after: '••••••••' }],
    });
  });

  it('is filtered and paged, newest first', async () => {
    const headers = signedIn(open('owner'));
    const read = async (query: object) => {
      const body = { server_id: id, ...query };
      const [status, found] = await call('/rest/v1/rpc/server_history', { headers, body });
      expect(status).toBe(200);
      return found as { version: number; changes: { key: string }[] }[];
    };
    const page = await read({ older_than: version, page_size: 2 });
    expect(page.map((row) => [row.version, row.changes.map(({ key }) => key)])).toEqual([
      [version - 1, ['pointsForScrambleWord']],
      [version - 2, ['SuccessPoints']],
    ]);
    const found = await read({ setting: 'SuccessDM' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ changes }) => changes.some(({ key }) => key === 'SuccessDM'))).toBe(true);
  });

  it('is visible to users who may see the server', async () => {
    const backend = open('owner');
    const stranger = { headers: signedIn(backend, 'newcomer'), body: { server_id: id } };
    expect(await call('/rest/v1/rpc/server_history', stranger)).toEqual([200, []]);
  });
});

describe('the edge functions', () => {
  const list = '/functions/v1/fetch-discord-servers';

  it.each([
    ['', 400, 'Empty request body'],
    ['{"userId"', 400, 'Invalid JSON body'],
    ['[]', 400, 'Invalid JSON body'],
    [{}, 400, 'Missing required userId'],
    [{ userId: people.admin.id }, 400, 'userId does not belong to the session'],
  ])('reject the body %j', async (body, status, error) => {
    const backend = open('owner');
    const headers = { ...signedIn(backend), 'x-user-id': people.owner.id };
    expect(await call(list, { headers, body })).toEqual([status, { error }]);
  });

  it('reject anonymous callers', async () => {
    open('owner');
    expect(await call(list, { headers: bearer(MOCK_ANON_KEY), body: {} })).toEqual([
      401,
      { error: 'Missing or invalid Authorization header' },
    ]);
  });

  it('store only a valid token', async () => {
    const backend = open('owner');
    const hand = (body: unknown) =>
      call('/functions/v1/store-discord-token', { headers: signedIn(backend), body });
    const token = { provider_token: discordTokenOf(people.owner), provider_refresh_token: null };
    expect(await hand(token)).toEqual([204, null]);
    expect(await hand({ ...token, provider_token: '' })).toEqual([
      400,
      { error: 'Missing required provider_token' },
    ]);
  });
});

describe('worlds', () => {
  it.each(worldNames)('%s has a description and a session for its user', (name) => {
    const world = worlds[name];
    const session = createMockBackend({ world: name }).openStartingSession();
    expect(world.description).toMatch(/^[A-Z].{15,}[^.]$/);
    expect(session?.user.id).toBe(world.startsAs === null ? undefined : people[world.startsAs].id);
  });

  it('are distinguished from other strings', () => {
    expect(['token-expired', 'toString', '', null].map(isWorldName)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('keep their data separate, and across reloads when it is stored', () => {
    const items = new Map<string, string>();
    const keep = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    const id = guilds.resellHeaven.id;
    const first = createMockBackend({ keep }).store;
    first.saveConfig(id, { ...first.configOf(id).config, SuccessPoints: 1 });
    const afterReload = createMockBackend({ keep }).store;
    expect(afterReload.configOf(id)).toEqual(first.configOf(id));
    expect(createMockBackend().store.configOf(id).version).toBe(version);
    afterReload.reset();
    expect(first.configOf(id).version).toBe(version);
  });

  it('report saves of another tab', () => {
    const { store } = createMockBackend();
    const heard: unknown[] = [];
    store.onSave((serverId, { version }) => void heard.push([serverId, version]));
    const data = (version: number) =>
      JSON.stringify({
        configs: { '1': { config: {}, version }, '2': { config: {}, version: 9 } },
        sessions: {},
        issued: 0,
      });
    store.applyOtherTab(data(1), data(2));
    store.applyOtherTab('nonsense', null);
    expect(heard).toEqual([['1', 2]]);
  });
});
