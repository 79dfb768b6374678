import * as v from 'valibot';
import { idBehindToken } from '../_shared/discord-account.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Environment } from '../_shared/environment.ts';
import { keepToken } from '../_shared/kept-token.ts';
import { refuse } from '../_shared/result.ts';

/** How long Discord's access tokens live, in seconds; the redirect that brings one does not say (discord.md §1.4). */
const LIFE_OF_A_TOKEN = 604_800;

const providerTokens = v.object({
  provider_token: v.pipe(v.string(), v.nonEmpty()),
  provider_refresh_token: v.nullable(v.string()),
});

/**
 * Keeps the Discord tokens of a sign-in past the first session (design.md §8). They are kept only once Discord has
 * said that they open the caller's own account: with those of a stranger, the stranger's servers would be the
 * caller's to administer.
 *
 * Body `{provider_token, provider_refresh_token}`, the latter null where there is none; answers 204.
 */
export function createHandler(environment: Environment): (request: Request) => Promise<Response> {
  return endpoint('store-discord-token', environment, async ({ caller, body }) => {
    const parsed = v.safeParse(providerTokens, body);
    if (!parsed.success) return refuse('noProviderToken');
    const { provider_token: accessToken, provider_refresh_token: refreshToken } = parsed.output;

    const owner = await idBehindToken(environment, accessToken);
    if (!owner.ok) return owner;
    if (!caller.discordIds.includes(owner.value)) return refuse('foreignToken');
    return keepToken(environment, caller.id, {
      accessToken,
      refreshToken: refreshToken || null,
      expiresIn: LIFE_OF_A_TOKEN,
    });
  });
}
