import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServersError } from '#domain/servers/failure';
import { MOCK_ANON_KEY, MOCK_URL } from '#mocks/context';
import { people, type PersonName } from '#mocks/session/people';
import type { WorldName } from '#mocks/worlds';
import { refreshToken } from '#services/session/token';
import { enterWorld } from '../../../tests/setup/enter-world';
import { fetchDiscordServers } from './fetch-discord-servers';

const ownerOf = (name: PersonName) => ({
  userId: people[name].id,
  discordId: people[name].discord?.id ?? '',
});
const owner = ownerOf('owner');

describe('the servers of the viewer', () => {
  it('are their guilds with the role they have in each', async () => {
    enterWorld('owner');
    const answer = await fetchDiscordServers(owner);
    expect(answer.ok && answer.value.map(({ name, role }) => [name, role])).toEqual([
      ['Resell Heaven', 'Owner'],
      ['Card Collectors 🃏✨ Pulls & Trades', 'Owner'],
      ['The Amazon Sellers Laboratory for Storefronts, Wholesale and Online Arbitrage', 'Admin'],
      ['Sneaker Wire', 'Admin'],
      ['Sports Picks Club', 'Member'],
      ['₿ Crypto Desk', 'Member'],
      ['Ticket Exchange', 'Member'],
      ['Discord Developers', 'Member'],
    ]);
    expect(answer.ok && answer.value[0]).toEqual({
      id: '845201933120405504',
      name: 'Resell Heaven',
      icon: 'https://cdn.discordapp.com/icons/845201933120405504/8f3d2c9a7b6e5d4c3b2a190817263544.png?size=128',
      role: 'Owner',
      isDemo: false,
      hasLicense: true,
      access: 'all',
    });
  });

  it('include the servers of their team memberships, with the panels that they may open', async () => {
    enterWorld('editor-with-points-only');
    const answer = await fetchDiscordServers(ownerOf('editor'));
    expect(answer.ok && answer.value.map(({ name, role, access }) => [name, role, access])).toEqual(
      [
        ['₿ Crypto Desk', 'Member', ['points']],
        ['Discord Developers', 'Member', []],
        ['Sports Picks Club', 'Member', ['points']],
      ],
    );
  });

  it('are none for a new user and 200 at most', async () => {
    enterWorld('no-servers');
    expect(await fetchDiscordServers(ownerOf('newcomer'))).toEqual({ ok: true, value: [] });
  });

  it('can be 200', async () => {
    enterWorld('many-servers');
    const answer = await fetchDiscordServers(owner);
    expect(answer.ok && new Set(answer.value.map(({ id }) => id)).size).toBe(200);
  });

  it('are requested with the right headers', async () => {
    const { server, store } = enterWorld('owner');
    const calls: unknown[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (!request.url.includes('/functions/')) return;
      const { method, headers, url } = request.clone();
      const names = ['authorization', 'apikey', 'content-type', 'x-user-id'];
      const sent = Object.fromEntries(names.map((name) => [name, headers.get(name)]));
      calls.push({ method, url, body: await request.clone().json(), ...sent });
    });
    const { access_token } = JSON.parse(localStorage.getItem('supabase-auth') ?? '') as {
      access_token: string;
    };
    await fetchDiscordServers(owner);
    expect(store.isOpen('session-1')).toBe(true);
    expect(calls).toEqual([
      {
        method: 'POST',
        url: `${MOCK_URL}/functions/v1/fetch-discord-servers`,
        body: { userId: owner.userId },
        authorization: `Bearer ${access_token}`,
        apikey: MOCK_ANON_KEY,
        'content-type': 'application/json',
        'x-user-id': owner.userId,
      },
    ]);
  });
});

describe('a failed list', () => {
  it.each<[WorldName, ServersError]>([
    ['missing-scopes', { kind: 'missingScopes' }],
    ['token-expired', { kind: 'unauthorized' }],
    ['token-expired-refresh-works', { kind: 'unauthorized' }],
    ['no-discord-token', { kind: 'noDiscordToken' }],
    ['function-empty-body', { kind: 'fetchFailed', status: 400, text: 'Empty request body' }],
    ['function-invalid-json', { kind: 'fetchFailed', status: 400, text: 'Invalid JSON body' }],
    [
      'function-missing-user-id',
      { kind: 'fetchFailed', status: 400, text: 'Missing required userId' },
    ],
    [
      'function-no-api-key',
      { kind: 'fetchFailed', status: 401, text: 'No API key found in request' },
    ],
    ['function-500', { kind: 'fetchFailed', status: 500, text: 'Internal Server Error' }],
    ['function-invalid-response', { kind: 'invalidResponse' }],
    ['offline', { kind: 'unreachable' }],
  ])('has its own error in the world %s', async (world, error) => {
    enterWorld(world);
    expect(await fetchDiscordServers(owner)).toEqual({ ok: false, error });
  });

  it('is read again after a token refresh', async () => {
    enterWorld('token-expired-refresh-works');
    await fetchDiscordServers(owner);
    expect(await refreshToken()).toEqual({ ok: true, value: null });
    expect((await fetchDiscordServers(owner)).ok).toBe(true);
  });

  it.each([
    ['text that is not JSON', new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 }), 502],
    ['JSON without words', HttpResponse.json({ code: 7 }, { status: 418 }), 418],
  ])('returns %s unchanged', async (_, response, status) => {
    const { server } = enterWorld('owner');
    const text = await response.clone().text();
    server.use(http.post(`${MOCK_URL}/functions/v1/fetch-discord-servers`, () => response));
    expect(await fetchDiscordServers(owner)).toEqual({
      ok: false,
      error: { kind: 'fetchFailed', status, text },
    });
  });

  it('is not requested for a signed-out user', async () => {
    enterWorld('owner');
    expect(await fetchDiscordServers({ userId: '', discordId: '1' })).toEqual({
      ok: false,
      error: { kind: 'noUserId' },
    });
    expect(await fetchDiscordServers({ userId: owner.userId, discordId: '' })).toEqual({
      ok: false,
      error: { kind: 'missingDiscordId' },
    });
  });
});

describe('one request at a time', () => {
  it('rejects a second request while the first is pending', async () => {
    enterWorld('owner');
    const first = fetchDiscordServers(owner);
    expect(await fetchDiscordServers(owner)).toEqual({
      ok: false,
      error: { kind: 'alreadyFetching' },
    });
    expect((await first).ok).toBe(true);
    expect((await fetchDiscordServers(owner)).ok).toBe(true);
  });

  it('times out after 20 s, and can then be sent again', async () => {
    enterWorld('slow');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answered = vi.fn();
    const list = fetchDiscordServers(owner).then(answered);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await list;
    expect(answered).toHaveBeenCalledWith({ ok: false, error: { kind: 'unreachable' } });
  });

  it('does not count an aborted request', async () => {
    enterWorld('slow');
    const given = new AbortController();
    const first = fetchDiscordServers(owner, given.signal);
    given.abort();
    const second = new AbortController();
    const again = fetchDiscordServers(owner, second.signal);
    expect(await first).toEqual({ ok: false, error: { kind: 'unreachable' } });
    second.abort();
    expect(await again).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });
});
