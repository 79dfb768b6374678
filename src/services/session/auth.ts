import type { AccountPart } from '#domain/marketplace/account-address';
import { paths } from '#domain/paths';
import { profileOf } from '#domain/session/profile';
import type { ReturnedSignIn, SignInTokens } from '#domain/session/auth-redirect';
import type { AuthEventType, Session } from '#domain/session/session';
import type { Result } from '#domain/result';
import type { AuthError } from '@supabase/auth-js';
import * as v from 'valibot';
import { forgetVisit } from '../market/forget-visit';
import { keepsItems } from '../browser/local-storage';
import { saveRedirectPath } from './redirect-path';
import { forgetWebhookUrl } from '../designer/webhook-url';
import { forgetProviderToken, rememberProviderToken } from './provider-token';
import { storeDiscordToken } from './store-discord-token';
import { isWithoutSession } from './auth-answers';
import {
  type Client,
  exchangeCode,
  hasBegunSignIn,
  reachableClient,
  whenClientStarts,
} from '../supabase/client';
import { readProviders } from './providers';
import { isRevoked } from './revoked-session';
import { sessionFrom } from './session';
import { hasStoredSession } from './has-stored-session';
import {
  readGoodSession,
  readStoredTokens,
  removeStoredSession,
  storedSession,
  watchStoredSession,
} from './stored-session';

/**
 * Returns the stored session, refreshed if needed; null if no user is signed in (product.md §6.2). Tokens that the
 * client rejects are tried once more, and removed if the auth server rejects them too. Without a response
 * ('unreachable'), they are kept.
 */
export async function readSession(): Promise<
  Result<Session | null, { kind: 'unreadable' | 'unreachable' }>
> {
  if (!hasStoredSession()) return { ok: true, value: null };
  const good = readGoodSession();
  if (good) return { ok: true, value: good };
  // The client removes an incomplete entry when it starts, even if that contains both tokens.
  const tokens = readStoredTokens();
  const client = await reachableClient();
  if (!client) return fail('unreachable');
  const { data, error } = await client.getSession();
  const session = sessionFrom(data.session) ?? sessionOfAnotherTab(error);
  if (session) return { ok: true, value: session };
  if (isUnanswered(error)) return fail('unreachable');
  const restored = tokens && (await renew(client, tokens.refresh_token));
  if (restored?.session) return { ok: true, value: restored.session };
  if (restored && isUnanswered(restored.error)) return fail('unreachable');
  removeStoredSession();
  return fail('unreadable');
}

/**
 * Exchanges a refresh token for the session of this browser. `setSession` of the library would compare the expiry with
 * this computer's clock, which may be wrong (supabase.md §2.3).
 */
async function renew(
  client: Client,
  refreshToken: string,
): Promise<{ session: Session | null; error: AuthError | null }> {
  const { data, error } = await client.refreshSession({ refresh_token: refreshToken });
  return { session: sessionFrom(data.session) ?? sessionOfAnotherTab(error), error };
}

/** Returns the session that another tab has stored during a refresh, whose own result was discarded for it. */
function sessionOfAnotherTab(error: AuthError | null): Session | null {
  return error?.name === 'AuthRefreshDiscardedError' ? storedSession() : null;
}

/**
 * The library retries for up to 30 s, first after 200 ms and then with doubled delays (product.md §6.11). If another
 * call or tab has already stored a new session, returns that one.
 */
export async function refreshSession({
  refreshToken,
}: {
  refreshToken: string;
}): Promise<Result<Session, { kind: 'refreshFailed' | 'noSessionReturned' }>> {
  const stored = readGoodSession();
  if (stored && stored.refreshToken !== refreshToken) return { ok: true, value: stored };
  const client = await reachableClient();
  if (!client) return fail('refreshFailed');
  const { session, error } = await renew(client, refreshToken);
  if (session) return { ok: true, value: session };
  return fail(isWithoutSession(error) ? 'noSessionReturned' : 'refreshFailed');
}

/**
 * Stores the path to return to, then navigates to Discord's consent page (product.md §6.5). Checks first whether
 * Discord sign-ins are enabled ('signInFailed'), because the browser would show an error as raw JSON. 'signInErrored':
 * the auth server does not respond. 'storageBlocked': the code verifier would not be kept (supabase.md §3.2).
 */
export async function signInWithDiscord(
  currentPath: string,
): Promise<Result<null, { kind: 'signInFailed' | 'signInErrored' | 'storageBlocked' }>> {
  if (!keepsItems()) return fail('storageBlocked');
  saveRedirectPath(currentPath);
  const providers = await readProviders();
  if (providers === 'unreachable') return fail('signInErrored');
  if (providers === 'withoutDiscord') return fail('signInFailed');
  const client = await reachableClient();
  if (!client) return fail('signInErrored');
  const { error } = await client.signInWithOAuth({
    provider: 'discord',
    options: {
      scopes: 'identify email guilds',
      redirectTo: `${window.location.origin}/servers`,
      queryParams: { prompt: 'consent' },
    },
  });
  return error ? fail('signInFailed') : done;
}

/**
 * Signs out of all sessions. If the server does not know the session (401, 403, 404), the user counts as signed out.
 * After 'signOutFailed' (an error response) and 'signOutErrored' (no response), the session is preserved.
 */
export async function signOut(): Promise<
  Result<null, { kind: 'signOutFailed' | 'signOutErrored' }>
> {
  const client = await reachableClient();
  if (!client) return fail('signOutErrored');
  const { error } = await client.signOut({ scope: 'global' });
  // The library removes an invalid session but still returns an error.
  if (error && hasStoredSession()) {
    return fail(error.status ? 'signOutFailed' : 'signOutErrored');
  }
  removeStoredSession();
  forgetVisit();
  forgetProviderToken();
  forgetWebhookUrl();
  return done;
}

/**
 * For auth events of all tabs (product.md §6.10). Returns a function that unsubscribes. The auth client is loaded only
 * for a signed-in user, after the page has had time to render.
 */
export function watchAuth(
  onChange: (event: AuthEventType, session: Session | null) => void,
): () => void {
  let unsubscribe = () => {};
  const stopWaiting = whenClientStarts((client) => {
    const { data } = client.onAuthStateChange((event, raw) => {
      if (event === 'SIGNED_OUT') {
        forgetProviderToken();
        forgetWebhookUrl();
      }
      const isEnd = event === 'SIGNED_OUT' && isRevoked();
      onChange(isEnd ? 'SESSION_REVOKED' : event, sessionFrom(raw));
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });
  const start = () => void reachableClient();
  const stopWatching = watchStoredSession((isStored) => {
    if (isStored) start();
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

/** The link that resets a password has `redirectType`, which the library's types do not declare. */
const recovery = v.object({ redirectType: v.literal('recovery') });

/**
 * Exchanges the code of a sign-in or of a link in an email. 'notBegunHere': this browser did not start the sign-in, so
 * someone else created the link. After the link that resets a password, the page returns to the form for a new one.
 */
export async function exchangeSignIn({
  code,
}: {
  code: string;
}): Promise<Result<ReturnedSignIn, { kind: 'notBegunHere' | 'noSession' }>> {
  if (!hasBegunSignIn()) return fail('notBegunHere');
  const exchanged = await exchangeCode(code).catch(() => null);
  const parsed = v.safeParse(exchangedSession, exchanged?.data.session);
  const newSession = sessionFrom(withoutProvider(exchanged?.data.session));
  if (!parsed.success || !newSession) return fail('noSession');
  if (v.is(recovery, exchanged?.data)) {
    saveRedirectPath(paths.marketplace.href('new-password' satisfies AccountPart));
  }
  const { access_token, refresh_token, provider_token, provider_refresh_token } = parsed.output;
  const current = storedSession();
  const isOtherUser = current !== null && current.user.id !== newSession.user.id;
  return {
    ok: true,
    value: {
      tokens: {
        accessToken: access_token,
        refreshToken: refresh_token,
        providerToken: provider_token,
        providerRefreshToken: provider_refresh_token,
      },
      username: nameOf(newSession),
      replaces: isOtherUser ? nameOf(current) : null,
    },
  };
}

/** The Discord token is put into memory only after the session has been stored. */
function withoutProvider(session: unknown): unknown {
  return typeof session === 'object' ? { ...session, provider_token: null } : session;
}

function nameOf({ user }: Session): string {
  return profileOf(user)?.username ?? user.email ?? '';
}

/**
 * The Discord tokens are sent to the backend first, so that it can call Discord when listeners receive the session.
 * This page keeps only the Discord access token, in memory.
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
  if (client && (await renew(client, refreshToken)).session) return done;
  forgetProviderToken();
  return fail('noSession');
}

/** Milliseconds to wait before a listener loads the auth client, so that loading it does not delay the page. */
const PAGE_FIRST = 1_000;

const done = { ok: true, value: null } as const;

function fail<Kind extends string>(kind: Kind): { ok: false; error: { kind: Kind } } {
  return { ok: false, error: { kind } };
}

function isUnanswered(error: AuthError | null): boolean {
  return error?.name === 'AuthRetryableFetchError';
}
