import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { discordTokenOf, people } from '#mocks/people';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { listAdministratorGuilds } from './guilds';
import { providerToken, rememberProviderToken } from './provider-token';
import { refreshToken, validateToken } from './token';

const ME = 'https://discord.com/api/v10/users/@me';

const enterWithToken = (world: WorldName) => {
  const backend = enterWorld(world);
  rememberProviderToken(discordTokenOf(people.owner));
  return backend;
};

describe('validating the Discord token', () => {
  it('has nothing to ask with after a reload', async () => {
    enterWorld('owner');
    expect(await validateToken()).toEqual({ ok: true, value: 'noTokenInMemory' });
  });

  it('is glad of a token Discord takes', async () => {
    enterWithToken('owner');
    expect(await validateToken()).toEqual({ ok: true, value: 'valid' });
  });

  it('forgets a token Discord no longer takes', async () => {
    enterWithToken('token-expired');
    expect(await validateToken()).toEqual({ ok: false, error: { kind: 'unauthorized' } });
    expect(providerToken()).toBeNull();
  });

  it('tells a missing scope apart', async () => {
    const { server } = enterWithToken('owner');
    server.use(http.get(ME, () => HttpResponse.json({ code: 50001 }, { status: 403 })));
    expect(await validateToken()).toEqual({ ok: false, error: { kind: 'missingScopes' } });
  });

  it('tells a broken Discord apart, in its own words', async () => {
    enterWithToken('discord-breaks');
    expect(await validateToken()).toEqual({
      ok: false,
      error: { kind: 'validationFailed', status: 503, text: 'Service Unavailable' },
    });
  });

  it('tells a lost network apart', async () => {
    enterWithToken('offline');
    expect(await validateToken()).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });
});

describe('refreshing after a 401', () => {
  it('refreshes the session once', async () => {
    const { context } = enterWorld('owner');
    expect(await refreshToken()).toEqual({ ok: true, value: null });
    expect(context.since.sessionsRefreshed).toBe(1);
  });

  it('fails where the session cannot be renewed', async () => {
    enterWorld('session-refresh-fails');
    expect(await refreshToken()).toEqual({ ok: false, error: { kind: 'refreshFailed' } });
  });

  it('has nothing to refresh where nobody is signed in', async () => {
    enterWorld('signed-out');
    expect(await refreshToken()).toEqual({ ok: false, error: { kind: 'noSessionReturned' } });
  });
});

describe('the guilds one may add', () => {
  const administered = [
    'Resell Heaven',
    'Card Collectors 🃏✨ Pulls & Trades',
    'The Amazon Sellers Laboratory for Storefronts, Wholesale and Online Arbitrage',
    'Sneaker Wire',
  ];
  const namesOf = async () => {
    const answer = await listAdministratorGuilds();
    return answer.ok ? answer.value.map(({ name }) => name) : answer.error;
  };

  it('are asked of Discord while its token is in memory', async () => {
    const { server } = enterWithToken('owner');
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(request.url));
    expect(await namesOf()).toEqual(administered);
    expect(asked).toEqual([`${ME}/guilds`]);
  });

  it('are asked of the edge function else', async () => {
    enterWorld('owner');
    expect(await namesOf()).toEqual(administered);
  });

  it('are asked of the edge function when Discord no longer takes the token', async () => {
    const { server } = enterWithToken('owner');
    server.use(http.get(`${ME}/guilds`, () => HttpResponse.json({ code: 0 }, { status: 401 })));
    expect(await namesOf()).toEqual(administered);
    expect(providerToken()).toBeNull();
  });

  it('are none for someone who is an administrator nowhere', async () => {
    enterWorld('no-administrator-servers');
    expect(await namesOf()).toEqual([]);
  });

  it('are refused to whoever is not signed in', async () => {
    enterWorld('signed-out');
    expect(await namesOf()).toEqual({ kind: 'notSignedIn' });
  });

  it('are refused without the scope', async () => {
    enterWithToken('missing-scopes');
    expect(await namesOf()).toEqual({ kind: 'missingScopes' });
  });

  it('are refused where the list is no list', async () => {
    const { server } = enterWithToken('owner');
    server.use(http.get(`${ME}/guilds`, () => HttpResponse.json([{ id: 'not a snowflake' }])));
    expect(await namesOf()).toEqual({ kind: 'invalidResponse' });
  });
});
