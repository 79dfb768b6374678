import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { discordTokenOf, people } from '#mocks/session/people';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { listAdministratorGuilds } from '../dashboard/guilds';
import { providerToken, rememberProviderToken } from '../session/provider-token';
import { refreshToken, validateToken } from '../session/token';

const ME = 'https://discord.com/api/v10/users/@me';

const enterWithToken = (world: WorldName) => {
  const backend = enterWorld(world);
  rememberProviderToken(discordTokenOf(people.owner));
  return backend;
};

describe('validating the Discord token', () => {
  it('has no token after a reload', async () => {
    enterWorld('owner');
    expect(await validateToken()).toEqual({ ok: true, value: 'noTokenInMemory' });
  });

  it('accepts a token that Discord accepts', async () => {
    enterWithToken('owner');
    expect(await validateToken()).toEqual({ ok: true, value: 'valid' });
  });

  it('removes a token that Discord rejects', async () => {
    enterWithToken('token-expired');
    expect(await validateToken()).toEqual({ ok: false, error: { kind: 'unauthorized' } });
    expect(providerToken()).toBeNull();
  });

  it('reports a missing scope', async () => {
    const { server } = enterWithToken('owner');
    server.use(http.get(ME, () => HttpResponse.json({ code: 50001 }, { status: 403 })));
    expect(await validateToken()).toEqual({ ok: false, error: { kind: 'missingScopes' } });
  });

  it('reports a Discord server error with its text', async () => {
    enterWithToken('discord-breaks');
    expect(await validateToken()).toEqual({
      ok: false,
      error: { kind: 'validationFailed', status: 503, text: 'Service Unavailable' },
    });
  });

  it('reports a lost network', async () => {
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

  it('fails when the session cannot be refreshed', async () => {
    enterWorld('session-refresh-fails');
    expect(await refreshToken()).toEqual({ ok: false, error: { kind: 'refreshFailed' } });
  });

  it('fails when nobody is signed in', async () => {
    enterWorld('signed-out');
    expect(await refreshToken()).toEqual({ ok: false, error: { kind: 'noSessionReturned' } });
  });
});

describe('the guilds the user may add', () => {
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

  it('come from Discord while its token is in memory', async () => {
    const { server } = enterWithToken('owner');
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => void requests.push(request.url));
    expect(await namesOf()).toEqual(administered);
    expect(requests).toEqual([`${ME}/guilds`]);
  });

  it('come from the edge function without a token in memory', async () => {
    enterWorld('owner');
    expect(await namesOf()).toEqual(administered);
  });

  it('come from the edge function when Discord rejects the token', async () => {
    const { server } = enterWithToken('owner');
    server.use(http.get(`${ME}/guilds`, () => HttpResponse.json({ code: 0 }, { status: 401 })));
    expect(await namesOf()).toEqual(administered);
    expect(providerToken()).toBeNull();
  });

  it('are empty for a user who is not an administrator of any guild', async () => {
    enterWorld('no-administrator-servers');
    expect(await namesOf()).toEqual([]);
  });

  it('need a session', async () => {
    enterWorld('signed-out');
    expect(await namesOf()).toEqual({ kind: 'notSignedIn' });
  });

  it('need the scope', async () => {
    enterWithToken('missing-scopes');
    expect(await namesOf()).toEqual({ kind: 'missingScopes' });
  });

  it('are an error when the response is not a list', async () => {
    const { server } = enterWithToken('owner');
    server.use(http.get(`${ME}/guilds`, () => HttpResponse.json({ id: 'not a list' })));
    expect(await namesOf()).toEqual({ kind: 'invalidResponse' });
  });
});
