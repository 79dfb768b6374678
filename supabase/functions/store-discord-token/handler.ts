import * as v from 'valibot';
import { idBehindToken } from '../_shared/discord-account.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Environment } from '../_shared/environment.ts';
import { storeToken } from '../_shared/stored-token.ts';
import { fail } from '../_shared/result.ts';

/**
 * The lifetime of a Discord access token in seconds (discord.md §6.2). The sign-in response does not contain the
 * lifetime (supabase.md §3.3).
 */
const LIFE_OF_A_TOKEN = 604_800;

const providerTokens = v.object({
  provider_token: v.pipe(v.string(), v.nonEmpty()),
  provider_refresh_token: v.nullable(v.string()),
});

/**
 * Stores the Discord tokens of a sign-in (product.md §6.12) after Discord has confirmed that the tokens belong to the
 * caller's linked account. Without this check, a caller with another user's tokens could administer that user's
 * servers.
 * The body is `{provider_token, provider_refresh_token}`; the latter may be null. Returns 204.
 */
export function createHandler(environment: Environment): (request: Request) => Promise<Response> {
  return endpoint('store-discord-token', environment, async ({ caller, body }) => {
    const parsed = v.safeParse(providerTokens, body);
    if (!parsed.success) return fail('noProviderToken');
    const { provider_token: accessToken, provider_refresh_token: refreshToken } = parsed.output;

    const owner = await idBehindToken(environment, accessToken);
    if (!owner.ok) return owner;
    if (!caller.discordIds.includes(owner.value)) return fail('foreignToken');
    return storeToken(environment, caller.id, {
      accessToken,
      refreshToken: refreshToken || null,
      expiresIn: LIFE_OF_A_TOKEN,
    });
  });
}
