import { isUrl } from '#domain/is-url';
import type { MockContext } from '../context';
import { discordTokenOf } from './people';

/**
 * Returns the URL that Discord's consent page (`/auth/v1/authorize`) redirects to: the app with a code (PKCE), with
 * tokens in the fragment when no challenge was sent, or with an error. Returns null for other URLs. MSW does not handle
 * page loads, so `browser.ts` calls this function before the app starts.
 */
export function answerOfConsentPage(address: URL, context: MockContext): string | null {
  if (address.pathname !== '/auth/v1/authorize') return null;
  const back = redirectTarget(address);
  if (address.searchParams.get('provider') !== 'discord') {
    return withHash(back, {
      error: 'invalid_request',
      error_code: 'validation_failed',
      error_description: 'Unsupported provider: provider is not enabled',
    });
  }
  const { conditions, discordAccount, store } = context;
  if (conditions.consent === 'denied') {
    const error = {
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request',
    };
    // The real auth server adds the error both to the query and to the fragment.
    return withHash(new URL(withQuery(back, error)), error);
  }
  const challenge = address.searchParams.get('code_challenge');
  if (challenge !== null)
    return withQuery(back, { code: store.issueCode(discordAccount, challenge) });
  const session = store.openSession(discordAccount);
  if (conditions.consent === 'unknownTokens') store.closeSessions(discordAccount.id);
  return withHash(back, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    provider_refresh_token: `${discordTokenOf(discordAccount)}-refresh`,
    provider_token: discordTokenOf(discordAccount),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
  });
}

/** Returns the requested URL if it is on this site. The real auth server also has a list of allowed URLs. */
function redirectTarget({ origin, searchParams }: URL): URL {
  const requested = searchParams.get('redirect_to');
  const target = requested !== null && isUrl(requested) ? new URL(requested) : null;
  return target?.origin === origin ? target : new URL('/servers', origin);
}

function withQuery(target: URL, query: Readonly<Record<string, string>>): string {
  const address = new URL(target);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

function withHash(target: URL, hash: Readonly<Record<string, string>>): string {
  const address = new URL(target);
  address.hash = new URLSearchParams(hash).toString();
  return address.href;
}
