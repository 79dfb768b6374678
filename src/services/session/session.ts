import type { Session } from '#domain/session/session';
import * as v from 'valibot';
import { providerToken, rememberProviderToken } from './provider-token';

const rawSession = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  /** If the value is missing, the session counts as expired and is refreshed immediately. */
  expires_at: v.optional(v.number(), 0),
  provider_token: v.nullish(v.string()),
  user: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    email: v.nullish(v.string()),
    user_metadata: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
});

/** Returns null if the session does not match the schema. Keeps its Discord token in memory. */
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
