import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AuthEventType, Session } from '#domain/session/session';
import { demoCredentials, discordTokenOf, people } from '#mocks/session/people';
import { MOCK_URL, type MockContext } from '#mocks/context';
import { answerOfConsentPage } from '#mocks/session/consent.handlers';
import { providerToken } from '#services/session/provider-token';
import {
  readWebhookUrl,
  rememberWebhookUrl,
  watchForgottenUrl,
} from '#services/designer/webhook-url';
import { reachableClient } from '../supabase/client';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import {
  exchangeSignIn,
  readSession,
  refreshSession,
  signInWithDiscord,
  signOut,
  storeTokens,
  watchAuth,
} from './auth';
import { signUp } from './password-account';
import { signInWithPassword, watchPasswordSignIns } from './password-sign-in';
import { loadSiteRole } from './site-role';

const stored = () => JSON.parse(localStorage.getItem('supabase-auth') ?? 'null') as unknown;
const store = (value: unknown) => localStorage.setItem('supabase-auth', JSON.stringify(value));

describe('reading the session', () => {
  it('is null when nothing is stored', async () => {
    enterWorld('signed-out');
    expect(await readSession()).toEqual({ ok: true, value: null });
  });

  it('returns the stored session with the Discord profile', async () => {
    enterWorld('owner');
    const session = stored() as { access_token: string; expires_at: number };
    expect(await readSession()).toEqual({
      ok: true,
      value: {
        accessToken: session.access_token,
        refreshToken: 'refresh-1',
        expiresAt: session.expires_at,
        providerToken: null,
        user: {
          id: people.owner.id,
          email: 'mira@grouped.example',
          metadata: {
            avatar_url: `https://cdn.discordapp.com/avatars/218345611802574848/3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c.png`,
            custom_claims: { global_name: 'mira.resells' },
            email: 'mira@grouped.example',
            email_verified: true,
            full_name: 'mira.resells',
            iss: 'https://discord.com/api',
            name: 'mira.resells#0',
            phone_verified: false,
            picture: `https://cdn.discordapp.com/avatars/218345611802574848/3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c.png`,
            provider_id: '218345611802574848',
            sub: '218345611802574848',
          },
        },
      },
    });
  });

  it('sends no request for a fresh session, and refreshes one that is about to expire', async () => {
    const { server } = enterWorld('owner');
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      asked.push(new URL(request.url).pathname);
    });
    expect((await readSession()).ok).toBe(true);
    expect(asked).toEqual([]);
    store({ ...(stored() as object), expires_at: Math.floor(Date.now() / 1_000) + 60 });
    const renewed = await readSession();
    expect(renewed.ok && renewed.value?.refreshToken).not.toBe('refresh-1');
    expect(asked).toEqual(['/auth/v1/token']);
  });

  it('restores a session of which only the tokens are left', async () => {
    const backend = enterWorld('signed-out');
    const { access_token, refresh_token } = backend.store.openSession(people.owner);
    store({ access_token, refresh_token });
    const answer = await readSession();
    expect(answer.ok && answer.value?.user.id).toBe(people.owner.id);
    expect(stored()).toEqual(expect.objectContaining({ refresh_token: 'refresh-2' }));
  });

  it('keeps the session that another tab stored during the refresh', async () => {
    const backend = enterWorld('signed-out');
    silenceConsole();
    const theirs = backend.store.openSession(people.owner);
    store(backend.store.openSession(people.owner, { expiresIn: -60 }));
    backend.server.events.on('request:start', () => store(theirs));
    const answer = await readSession();
    expect(answer.ok && answer.value?.refreshToken).toBe(theirs.refresh_token);
    expect(stored()).toEqual(theirs);
  });

  it('removes tokens that the auth server does not know', async () => {
    const backend = enterWorld('signed-out');
    const { access_token, refresh_token } = backend.store.openSession(people.owner);
    backend.store.reset();
    store({ access_token, refresh_token });
    expect(await readSession()).toEqual({ ok: false, error: { kind: 'unreadable' } });
    expect(stored()).toBeNull();
  });

  it('removes a stored value that is not a session', async () => {
    enterWorld('signed-out');
    localStorage.setItem('supabase-auth', '{"access_token":');
    expect(await readSession()).toEqual({ ok: false, error: { kind: 'unreadable' } });
    expect(stored()).toBeNull();
  });

  it('refreshes an expired session', async () => {
    const backend = enterWorld('signed-out');
    store(backend.store.openSession(people.owner, { expiresIn: -60 }));
    const answer = await readSession();
    expect(answer.ok && answer.value?.refreshToken).toBe('refresh-2');
  });
});

describe('refreshing the session', () => {
  it('exchanges the refresh token for a new session', async () => {
    const backend = enterWorld('owner');
    const answer = await refreshSession({ refreshToken: 'refresh-1' });
    expect(answer.ok && answer.value.refreshToken).toBe('refresh-2');
    expect(backend.context.since.sessionsRefreshed).toBe(1);
  });

  it('sends no request if the token was already exchanged, by a call or by another tab', async () => {
    const backend = enterWorld('owner');
    const theirs = backend.store.openSession(people.owner);
    store(theirs);
    const answer = await refreshSession({ refreshToken: 'refresh-1' });
    expect(answer.ok && answer.value.refreshToken).toBe(theirs.refresh_token);
    expect(backend.context.since.sessionsRefreshed).toBe(0);
  });

  it('fails when the auth server does not know the token', async () => {
    enterWorld('session-refresh-fails');
    expect(await refreshSession({ refreshToken: 'refresh-1' })).toEqual({
      ok: false,
      error: { kind: 'refreshFailed' },
    });
  });

  it('reports a response without a session', async () => {
    enterWorld('session-refresh-empty');
    expect(await refreshSession({ refreshToken: 'refresh-1' })).toEqual({
      ok: false,
      error: { kind: 'noSessionReturned' },
    });
  });

  it('keeps a new Discord token in memory, and not in storage', async () => {
    const { server, store: data } = enterWorld('owner');
    const withTokens = {
      ...data.openSession(people.owner),
      provider_token: 'discord-secret',
      provider_refresh_token: 'discord-refresh-secret',
    };
    server.use(http.post(`${MOCK_URL}/auth/v1/token`, () => HttpResponse.json(withTokens)));
    const answer = await refreshSession({ refreshToken: 'refresh-1' });
    expect(answer.ok && answer.value.providerToken).toBe('discord-secret');
    expect(providerToken()).toBe('discord-secret');
    expect(localStorage.getItem('supabase-auth')).not.toContain('secret');
  });
});

/** Creates a page that records its navigation. */
function openPage() {
  const assign = vi.fn<(address: string) => void>();
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  const location = {
    origin: 'https://grouped.example',
    href: 'https://grouped.example/',
    assign,
  };
  vi.stubGlobal('window', { location, ...listeners });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  return assign;
}

describe('signing in with Discord', () => {
  it('stores the path to return to and opens the consent page with the required scopes', async () => {
    enterWorld('signed-out');
    silenceConsole();
    const assign = openPage();
    expect(await signInWithDiscord('/dashboard/1/points')).toEqual({ ok: true, value: null });
    expect(localStorage.getItem('authRedirectPath')).toBe('/dashboard/1/points');
    const [address] = assign.mock.calls.map(([sentTo]) => new URL(sentTo));
    expect(`${address?.origin}${address?.pathname}`).toBe(`${MOCK_URL}/auth/v1/authorize`);
    expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 's256',
      provider: 'discord',
      redirect_to: 'https://grouped.example/servers',
      scopes: 'identify email guilds',
      prompt: 'consent',
    });
  });

  it('reports that Discord sign-ins are disabled before leaving the page', async () => {
    enterWorld('sign-in-fails');
    const assign = openPage();
    expect(await signInWithDiscord('/servers')).toEqual({
      ok: false,
      error: { kind: 'signInFailed' },
    });
    expect(assign).not.toHaveBeenCalled();
  });

  it('reports an unreachable auth server before leaving the page', async () => {
    enterWorld('offline-signed-out');
    const assign = openPage();
    expect(await signInWithDiscord('/servers')).toEqual({
      ok: false,
      error: { kind: 'signInErrored' },
    });
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('signing in with a password', () => {
  it('accepts the demo credentials, and emits the session', async () => {
    enterWorld('signed-out');
    const events = listen();
    expect(await signInWithPassword(demoCredentials)).toEqual({ ok: true, value: null });
    await until(() => expect(events()).toContainEqual(['SIGNED_IN', people.admin.id]));
  });

  it.each([
    ['another password', 'signed-out', { ...demoCredentials, password: 'guess' }],
    ['nobody at all', 'invalid-credentials', demoCredentials],
  ] as const)('refuses %s', async (_, world, credentials) => {
    enterWorld(world);
    expect(await signInWithPassword(credentials)).toEqual({
      ok: false,
      error: { kind: 'invalidCredentials' },
    });
  });

  it('distinguishes a lost network from wrong credentials', async () => {
    enterWorld('offline');
    silenceConsole();
    expect(await signInWithPassword(demoCredentials)).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    });
  });
});

it.each([
  ['a site admin', demoCredentials, 'admin'],
  ['somebody else', { email: 'noor@resellers.example', password: 'a long password' }, null],
] as const)(
  'reports a sign-in of %s with a password, and the role is known',
  async (_, who, role) => {
    enterWorld('signed-out');
    vi.stubGlobal('window', { location: { origin: MOCK_URL } });
    if (role === null) await signUp({ username: 'noor_sells', ...who });
    const reported = vi.fn();
    onTestFinished(watchPasswordSignIns(reported));
    await signInWithPassword({ ...who, password: 'guess' });
    expect(reported).not.toHaveBeenCalled();
    await signInWithPassword(who);
    expect(reported).toHaveBeenCalledOnce();
    expect(await loadSiteRole()).toEqual({ ok: true, value: role });
  },
);

it('does not leave for Discord if this browser would not keep the code verifier', async () => {
  enterWorld('signed-out');
  vi.stubGlobal('localStorage', null);
  const assign = openPage();
  expect(await signInWithDiscord('/servers')).toEqual({
    ok: false,
    error: { kind: 'storageBlocked' },
  });
  expect(assign).not.toHaveBeenCalled();
});

describe('signing out', () => {
  it('ends all sessions and removes stored data', async () => {
    const backend = enterWorld('owner');
    localStorage.setItem('authRedirectPath', '/servers');
    const events = listen();
    await readSession();
    expect(await signOut()).toEqual({ ok: true, value: null });
    expect(stored()).toBeNull();
    expect(localStorage.getItem('authRedirectPath')).toBeNull();
    expect(backend.store.takeRefreshToken('refresh-1')).toBeNull();
    expect(events().at(-1)).toEqual(['SIGNED_OUT', undefined]);
  });

  it('removes the webhook URL, and notifies the embed designer of this page', async () => {
    enterWorld('owner');
    rememberWebhookUrl('https://discord.com/api/webhooks/1/a-token');
    const onForgotten = vi.fn<() => void>();
    onTestFinished(watchForgottenUrl(onForgotten));
    await readSession();
    await signOut();
    expect(readWebhookUrl()).toBe('');
    expect(JSON.stringify(localStorage)).not.toContain('a-token');
    expect(onForgotten).toHaveBeenCalled();
  });

  it('keeps the webhook URL when the sign-out fails', async () => {
    enterWorld('sign-out-fails');
    rememberWebhookUrl('https://discord.com/api/webhooks/1/a-token');
    await signOut();
    expect(readWebhookUrl()).toBe('https://discord.com/api/webhooks/1/a-token');
  });

  it.each([401, 403, 404])('treats %i as signed out', async (status) => {
    const { server } = enterWorld('owner');
    server.use(
      http.post(`${MOCK_URL}/auth/v1/logout`, () => HttpResponse.json({ code: 'x' }, { status })),
    );
    expect(await signOut()).toEqual({ ok: true, value: null });
    expect(stored()).toBeNull();
  });

  it('treats an invalid session as signed out', async () => {
    const backend = enterWorld('signed-out');
    silenceConsole();
    store(backend.store.openSession(people.owner, { expiresIn: -60 }));
    backend.store.reset();
    expect(await signOut()).toEqual({ ok: true, value: null });
  });

  it('keeps the session when the server returns an error', async () => {
    enterWorld('sign-out-fails');
    const before = stored();
    expect(before).toMatchObject({ user: { id: people.owner.id } });
    expect(await signOut()).toEqual({ ok: false, error: { kind: 'signOutFailed' } });
    expect(stored()).toEqual(before);
  });

  it('keeps the session when the server does not respond', async () => {
    enterWorld('offline');
    silenceConsole();
    const before = stored();
    expect(before).toMatchObject({ user: { id: people.owner.id } });
    expect(await signOut()).toEqual({ ok: false, error: { kind: 'signOutErrored' } });
    expect(stored()).toEqual(before);
  });
});

describe('the tokens of a sign-in redirect', () => {
  it('become the session; the Discord token stays in memory and is sent to the backend', async () => {
    const { server, store: data } = enterWorld('signed-out');
    const handedOver: unknown[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('/store-discord-token'))
        handedOver.push(await request.clone().json());
    });
    const { access_token, refresh_token } = data.openSession(people.owner);
    const tokens = {
      accessToken: access_token,
      refreshToken: refresh_token,
      providerToken: discordTokenOf(people.owner),
      providerRefreshToken: 'again',
    };
    expect(await storeTokens({ tokens })).toEqual({ ok: true, value: null });
    expect(handedOver).toEqual([
      { provider_token: discordTokenOf(people.owner), provider_refresh_token: 'again' },
    ]);
    const answer = await readSession();
    expect(answer.ok && answer.value?.providerToken).toBe(discordTokenOf(people.owner));
    expect(localStorage.getItem('supabase-auth')).not.toContain('discord-token');
  });

  it('are not a session when the auth server does not know them', async () => {
    const { context } = enterWorld('sign-in-without-session');
    const back = await exchangeSignIn({ code: await beginSignIn(context) });
    if (!back.ok) throw new Error(back.error.kind);
    expect(await storeTokens(back.value)).toEqual({ ok: false, error: { kind: 'noSession' } });
    expect(providerToken()).toBeNull();
    expect(stored()).toBeNull();
  });
});

describe('the code of a sign-in', () => {
  it('is exchanged for tokens, and the session does not change until they are stored', async () => {
    const { context } = enterWorld('signed-out');
    const back = await exchangeSignIn({ code: await beginSignIn(context) });
    expect(back).toEqual({
      ok: true,
      value: {
        tokens: {
          accessToken: expect.stringMatching(/^ey/),
          refreshToken: expect.stringMatching(/^refresh-/),
          providerToken: discordTokenOf(people.owner),
          providerRefreshToken: `${discordTokenOf(people.owner)}-refresh`,
        },
        username: 'mira.resells',
        replaces: null,
      },
    });
    expect([stored(), providerToken()]).toEqual([null, null]);
    if (back.ok) await storeTokens(back.value);
    const answer = await readSession();
    expect(answer.ok && answer.value?.user.id).toBe(people.owner.id);
  });

  it('returns whose session it would replace', async () => {
    const { context } = enterWorld('editor-with-points-only');
    const asOwner = { ...context, discordAccount: people.owner };
    const back = await exchangeSignIn({ code: await beginSignIn(asOwner) });
    expect(back.ok && [back.value.username, back.value.replaces]).toEqual([
      'mira.resells',
      people.editor.discord.username,
    ]);
  });

  it('replaces no session when the same user reconnects', async () => {
    const { context } = enterWorld('owner');
    const back = await exchangeSignIn({ code: await beginSignIn(context) });
    expect(back.ok && back.value.replaces).toBeNull();
  });

  it('is rejected in a browser that did not start a sign-in', async () => {
    const { store: data, server } = enterWorld('owner');
    const asked = vi.fn();
    server.events.on('request:start', asked);
    const code = data.issueCode(people.admin, 'challenge-of-somebody-else');
    expect(await exchangeSignIn({ code })).toEqual({
      ok: false,
      error: { kind: 'notBegunHere' },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it('is rejected when it belongs to another sign-in, and only one try is allowed', async () => {
    const { context, store: data } = enterWorld('signed-out');
    const code = await beginSignIn(context);
    const foreign = data.issueCode(people.admin, 'challenge-of-somebody-else');
    expect(await exchangeSignIn({ code: foreign })).toEqual({
      ok: false,
      error: { kind: 'noSession' },
    });
    expect(await exchangeSignIn({ code })).toEqual({
      ok: false,
      error: { kind: 'notBegunHere' },
    });
    expect(stored()).toBeNull();
  });
});

/** Starts a sign-in in the way the client does. Returns the code in the URL to which Discord redirects. */
async function beginSignIn(context: MockContext): Promise<string> {
  vi.stubGlobal('window', { location: { origin: MOCK_URL } });
  const auth = await reachableClient();
  const signIn = await auth?.signInWithOAuth({
    provider: 'discord',
    options: { skipBrowserRedirect: true, redirectTo: `${MOCK_URL}/servers` },
  });
  const back = answerOfConsentPage(new URL(signIn?.data.url ?? ''), context);
  return new URL(back ?? '').searchParams.get('code') ?? '';
}

describe('watching the session', () => {
  it('emits nothing and loads nothing while nobody is signed in', async () => {
    enterWorld('signed-out');
    const events = listen();
    await readSession();
    expect(events()).toEqual([]);
  });

  it('emits refreshed tokens', async () => {
    enterWorld('owner');
    const events = listen();
    await refreshSession({ refreshToken: 'refresh-1' });
    expect(events()).toContainEqual(['TOKEN_REFRESHED', people.owner.id]);
  });
});

/** Records every auth event with the id of its user. */
function listen() {
  const events: [AuthEventType, string | undefined][] = [];
  const stop = watchAuth((event: AuthEventType, session: Session | null) => {
    events.push([event, session?.user.id]);
  });
  onTestFinished(stop);
  return () => events;
}

/** Silences the auth client, which logs errors to the console. */
function silenceConsole() {
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.spyOn(console, method).mockImplementation(() => {});
    onTestFinished(() => spy.mockRestore());
  }
}
