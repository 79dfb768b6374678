import type { Session } from '#domain/session/session';
import * as v from 'valibot';
import { providerToken, rememberProviderToken } from '../discord/provider-token';

const rawSession = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  /** Without it the session counts as expired, so that it is refreshed at once. */
  expires_at: v.optional(v.number(), 0),
  provider_token: v.nullish(v.string()),
  user: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    email: v.nullish(v.string()),
    user_metadata: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
});

/**
 * A session of the auth client as the flows see it; null where it lacks what makes one. A Discord token that comes
 * with it is taken into memory here, so that there is one place where it can come in.
 */
export function sessionFrom(raw: unknown): Session | null {
  const parsed = v.safeParse(rawSession, raw);
  if (!parsed.success) return null;
  const { access_token, refresh_token, expires_at, provider_token, user } = parsed.output;
  if (provider_token) rememberProviderToken(provider_token);
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: expires_at,
    providerToken: providerToken(),
    user: { id: user.id, email: user.email ?? null, metadata: user.user_metadata },
  };
}
