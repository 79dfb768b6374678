import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import { reachableClient } from '../supabase/client';
import { fetchGuilds } from '../dashboard/fetch-guilds';

/**
 * `signInAgain`: the viewer has to sign in again. `discordUnreachable`: Discord did not respond. `unreachable`: the
 * backend did not respond.
 */
export type RenewalError = { kind: 'signInAgain' | 'discordUnreachable' | 'unreachable' };

type Renewal = Result<null, RenewalError>;

/** The pending request. Concurrent callers share it, because of Discord's rate limit (discord.md §4.2). */
let pending: Promise<Renewal> | null = null;

/**
 * Makes the backend read the viewer's guilds and roles from Discord again. The backend trusts the stored guilds and
 * roles for a day. Apart from this function, only the server list renews them. After that day, an owner who opens a
 * dashboard from a bookmark may therefore have no access at first. After a success, callers repeat their request.
 */
export function renewGuildAccess(): Promise<Renewal> {
  pending ??= renew().finally(() => {
    pending = null;
  });
  return pending;
}

async function renew(): Promise<Renewal> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unreachable' } };
  const userId = (await client.auth.getSession()).data.session?.user.id;
  if (userId === undefined) return { ok: false, error: { kind: 'signInAgain' } };
  const listed = await fetchGuilds(userId);
  if (listed.ok) return { ok: true, value: null };
  return { ok: false, error: { kind: renewalErrors[listed.error.kind] } };
}

const renewalErrors = {
  validationFailed: 'discordUnreachable',
  fetchFailed: 'discordUnreachable',
  invalidResponse: 'discordUnreachable',
  noDiscordToken: 'signInAgain',
  missingScopes: 'signInAgain',
  unauthorized: 'signInAgain',
  refreshFailed: 'signInAgain',
  tokenRefreshFailed: 'signInAgain',
  noSessionReturned: 'signInAgain',
  noUserId: 'signInAgain',
  missingDiscordId: 'signInAgain',
  notSignedIn: 'signInAgain',
  alreadyFetching: 'unreachable',
  noServersOrExpired: 'signInAgain',
  unreachable: 'unreachable',
} as const satisfies Record<ServersError['kind'], RenewalError['kind']>;
