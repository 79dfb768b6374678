import { profileOf } from '#domain/session/profile';
import type { ReturnedSignIn, SignInTokens } from '#domain/session/auth-redirect';
import type { AuthEventType, Session } from '#domain/session/session';
import type { Result } from '#domain/result';
import type { AuthError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { forgetRedirectPath, saveRedirectPath } from '../browser/redirect-path';
import { forgetWebhookUrl } from '../browser/webhook-url';
import { forgetProviderToken, rememberProviderToken } from '../discord/provider-token';
import { storeDiscordToken } from '../edge/store-discord-token';
import {
  type Client,
  exchangeCode,
  hasBegunSignIn,
  reachableClient,
  whenClientStarts,
} from './client';
import { readProviders } from './providers';
import { sessionFrom } from './session';
import { hasStoredSession } from './has-stored-session';
import {
  readGoodSession,
  type StoredTokens,
  readStoredTokens,
  removeStoredSession,
  storedSession,
  watchStoredSession,
} from './stored-session';

/**
 * The session this browser kept, if need be refreshed; null when nobody is signed in (spec §4 «App start»). One that is
 * good for a while is there at once. Tokens the client makes nothing of are tried once more by hand, and removed when the
 * server refuses them too; where it does not answer ('unreachable') they are kept.
 */
export async function readSession(): Promise<
  Result<Session | null, { kind: 'unreadable' | 'unreachable' }>
> {
  if (!hasStoredSession()) return { ok: true, value: null };
  const good = readGoodSession();
  if (good) return { ok: true, value: good };
  // Before the client starts: it throws away an entry that lacks anything but the tokens.
  const tokens = readStoredTokens();
  const client = await reachableClient();
  if (!client) return refuse('unreachable');
  const { data, error } = await client.auth.getSession();
  const session = sessionFrom(data.session);
  if (session) return { ok: true, value: session };
  if (isUnanswered(error)) return refuse('unreachable');
  const restored = tokens && (await restore(client, tokens));
  if (restored?.ok) return restored;
  if (restored?.error.kind === 'unreachable') return refuse('unreachable');
  removeStoredSession();
  return refuse('unreadable');
}

async function restore(
  client: Client,
  tokens: StoredTokens,
): Promise<Result<Session, { kind: 'refused' | 'unreachable' }>> {
  const { data, error } = await client.auth.setSession(tokens);
  const session = sessionFrom(data.session);
  if (session) return { ok: true, value: session };
  return refuse(isUnanswered(error) ? 'unreachable' : 'refused');
}

/**
 * A new session for the refresh token. One call is one refresh: the library retries by itself, from 200 ms doubling
 * within 30 s (spec §4), and another tab that was faster has already stored the result.
 */
export async function refreshSession({
  refreshToken,
}: {
  refreshToken: string;
}): Promise<Result<Session, { kind: 'refreshFailed' | 'noSessionReturned' }>> {
  const client = await reachableClient();
  if (!client) return refuse('refreshFailed');
  const { data, error } = await client.auth.refreshSession({ refresh_token: refreshToken });
  const session = sessionFrom(data.session);
  if (session) return { ok: true, value: session };
  if (error?.name === 'AuthRefreshDiscardedError') {
    const stored = sessionFrom((await client.auth.getSession()).data.session);
    if (stored) return { ok: true, value: stored };
  }
  return refuse(
    !error || error.name === 'AuthSessionMissingError' ? 'noSessionReturned' : 'refreshFailed',
  );
}

/**
 * Leaves the page for Discord, and remembers where to come back to (spec §7). Asked first whether it takes Discord
 * sign-ins at all, so that an error is told here and not on a page of raw JSON: 'signInFailed' when it says no,
 * 'signInErrored' when it says nothing.
 */
export async function signInWithDiscord(
  currentPath: string,
): Promise<Result<null, { kind: 'signInFailed' | 'signInErrored' }>> {
  saveRedirectPath(currentPath);
  const providers = await readProviders();
  if (providers === 'unreachable') return refuse('signInErrored');
  if (providers === 'withoutDiscord') return refuse('signInFailed');
  const client = await reachableClient();
  if (!client) return refuse('signInErrored');
  const { error } = await client.auth.signInWithOAuth({
    provider: 'discord',
    options: {
      scopes: 'identify email guilds',
      redirectTo: `${window.location.origin}/servers`,
      queryParams: { prompt: 'consent' },
    },
  });
  return error ? refuse('signInFailed') : done;
}

/** Signs in with an e-mail address and a password. The session itself arrives through `watchAuth`. */
export async function signInWithPassword(credentials: {
  email: string;
  password: string;
}): Promise<Result<null, { kind: 'invalidCredentials' | 'unreachable' }>> {
  const client = await reachableClient();
  if (!client) return refuse('unreachable');
  forgetProviderToken();
  const { error } = await client.auth.signInWithPassword(credentials);
  if (!error) return done;
  return refuse(isError(error) ? 'invalidCredentials' : 'unreachable');
}

/**
 * Signs out everywhere. A server that no longer knows the session (401, 403, 404) has done what was asked.
 * 'signOutFailed' when it said no, 'signOutErrored' when it said nothing; the session is kept then.
 */
export async function signOut(): Promise<
  Result<null, { kind: 'signOutFailed' | 'signOutErrored' }>
> {
  const client = await reachableClient();
  if (!client) return refuse('signOutErrored');
  const { error } = await client.auth.signOut({ scope: 'global' });
  // A session that was dead already is removed by the library, which still reports why it could not be read.
  if (error && hasStoredSession()) {
    return refuse(error.status ? 'signOutFailed' : 'signOutErrored');
  }
  removeStoredSession();
  forgetRedirectPath();
  forgetProviderToken();
  forgetWebhookUrl();
  return done;
}

/**
 * Tells of every auth event of this tab and the others (spec §4). Returns the way to stop. While nobody is signed in
 * there is nothing to tell, until this tab or another one signs in: the auth client is not loaded for that. Where somebody
 * is, it comes once the page had time to show what it is for.
 */
export function watchAuth(
  onChange: (event: AuthEventType, session: Session | null) => void,
): () => void {
  let unsubscribe = () => {};
  const stopWaiting = whenClientStarts((client) => {
    const { data } = client.auth.onAuthStateChange((event, raw) => {
      if (event === 'SIGNED_OUT') {
        forgetProviderToken();
        forgetWebhookUrl();
      }
      onChange(event, sessionFrom(raw));
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });
  const start = () => void reachableClient();
  const stopWatching = watchStoredSession((kept) => {
    if (kept) start();
  });
  const starting = hasStoredSession() ? setTimeout(start, PAGE_FIRST) : undefined;
  return () => {
    clearTimeout(starting);
    stopWaiting();
    stopWatching();
    unsubscribe();
  };
}

const exchangedSession = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  provider_token: v.optional(v.nullable(v.string()), null),
  provider_refresh_token: v.optional(v.nullable(v.string()), null),
});

/**
 * Exchanges the code in the address of a sign-in that this browser began. 'notBegunHere' where it began none: the code
 * then belongs to a link that somebody else made.
 */
export async function exchangeSignIn({
  code,
}: {
  code: string;
}): Promise<Result<ReturnedSignIn, { kind: 'notBegunHere' | 'noSession' }>> {
  if (!hasBegunSignIn()) return refuse('notBegunHere');
  const exchanged = await exchangeCode(code).catch(() => null);
  const parsed = v.safeParse(exchangedSession, exchanged?.data.session);
  const comer = sessionFrom(withoutProvider(exchanged?.data.session));
  if (!parsed.success || !comer) return refuse('noSession');
  const { access_token, refresh_token, provider_token, provider_refresh_token } = parsed.output;
  const present = storedSession();
  const isSomebodyElse = present !== null && present.user.id !== comer.user.id;
  return {
    ok: true,
    value: {
      tokens: {
        accessToken: access_token,
        refreshToken: refresh_token,
        providerToken: provider_token,
        providerRefreshToken: provider_refresh_token,
      },
      username: nameOf(comer),
      replaces: isSomebodyElse ? nameOf(present) : null,
    },
  };
}

/** The Discord token is remembered once the session is stored. */
function withoutProvider(session: unknown): unknown {
  return typeof session === 'object' ? { ...session, provider_token: null } : session;
}

function nameOf({ user }: Session): string {
  return profileOf(user)?.username ?? user.email ?? '';
}

/**
 * Makes the tokens of a sign-in redirect the session. The Discord tokens go to the backend first, so that whoever
 * hears of the new session finds a backend that can ask Discord; here only the access token stays, in memory.
 */
export async function storeTokens(
  { tokens }: { tokens: SignInTokens },
  signal?: AbortSignal,
): Promise<Result<null, { kind: 'noSession' }>> {
  const { accessToken, refreshToken, providerToken, providerRefreshToken } = tokens;
  if (providerToken) {
    await storeDiscordToken({ accessToken, providerToken, providerRefreshToken }, signal);
    rememberProviderToken(providerToken);
  }
  const client = await reachableClient();
  const restored =
    client && (await restore(client, { access_token: accessToken, refresh_token: refreshToken }));
  if (restored?.ok) return done;
  forgetProviderToken();
  return refuse('noSession');
}

/** Milliseconds for which whoever only listens leaves net and processor to the page. */
const PAGE_FIRST = 1_000;

const done = { ok: true, value: null } as const;

function refuse<Kind extends string>(kind: Kind): { ok: false; error: { kind: Kind } } {
  return { ok: false, error: { kind } };
}

/** Whether the auth server did not answer, or was out of order, after all retries of the library. */
function isUnanswered(error: AuthError | null): boolean {
  return error?.name === 'AuthRetryableFetchError';
}

/** Whether the auth server answered and meant no, rather than being out of order or out of breath. */
function isError({ status }: AuthError): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}
