import type { Result } from '#domain/result';
import { isAdministrator } from '#domain/servers/administrator';
import type { ServersError } from '#domain/servers/failure';
import type { Guild } from '#domain/servers/server';
import * as v from 'valibot';
import { fetchGuilds, guildList } from './fetch-guilds';
import { bodyOf, isSuccess } from '../http';
import { errorText } from '../error-text';
import { reachableClient } from '../supabase/client';
import { requestDiscord } from '../discord/request';
import { forgetProviderToken, providerToken } from '../session/provider-token';

/** Uses the edge function if the Discord token is missing or rejected, or Discord is unreachable (product.md §7.11). */
export async function listAdministratorGuilds(
  signal?: AbortSignal,
): Promise<Result<Guild[], ServersError>> {
  const listed = (await listDirectly(signal)) ?? (await listThroughFunction(signal));
  if (!listed.ok) return listed;
  return {
    ok: true,
    value: listed.value.filter(({ permissions }) => isAdministrator(permissions)),
  };
}

async function listDirectly(signal?: AbortSignal): Promise<Result<Guild[], ServersError> | null> {
  const token = providerToken();
  if (token === null) return null;
  const answer = await requestDiscord('/users/@me/guilds', token, signal);
  // Discord's errors can lack CORS headers and then look like a network failure, so try the edge function.
  if (answer.kind === 'unreachable') return null;
  if (answer.status === 401) {
    forgetProviderToken();
    return null;
  }
  if (answer.status === 403) return { ok: false, error: { kind: 'missingScopes' } };
  if (!isSuccess(answer)) {
    return {
      ok: false,
      error: { kind: 'fetchFailed', status: answer.status, text: errorText(answer) },
    };
  }
  const parsed = v.safeParse(guildList, bodyOf(answer));
  if (!parsed.success) return { ok: false, error: { kind: 'invalidResponse' } };
  return { ok: true, value: parsed.output };
}

async function listThroughFunction(signal?: AbortSignal): Promise<Result<Guild[], ServersError>> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unreachable' } };
  const userId = (await client.getSession()).data.session?.user.id;
  if (!userId) return { ok: false, error: { kind: 'notSignedIn' } };
  return fetchGuilds(userId, signal);
}
