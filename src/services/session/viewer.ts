import * as v from 'valibot';
import type { Editor } from '#domain/permissions/roles';
import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import { guildIconUrl } from '#domain/servers/icon';
import type { OpeningError } from '#domain/servers/opening-error';
import { serverRoles, type Server } from '#domain/servers/server';
import { fail } from '../answers';
import { fetchGuilds } from '../dashboard/fetch-guilds';
import { serverCall, viewerRightsCall } from '../early-answers';
import { bodyOf, isSuccess } from '../http';
import { listOf, row } from '../rows';
import { callBackend, rowsOf, rpc } from '../supabase/call-backend';
import { reachableClient } from '../supabase/client';

/** The pending request. Concurrent callers share it, because of Discord's rate limit (discord.md §4.2). */
let pending: Promise<Renewal> | null = null;

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

/** A row of `viewer_rights()`: role, panels on all servers and on single ones, and the second factor. */
const rights = row({
  discordId: v.nullable(v.string()),
  role: v.string(),
  allowedPanels: v.array(v.string()),
  serverPermissions: listOf(
    row({
      serverId: v.string(),
      serverName: v.string(),
      role: v.string(),
      allowedPanels: v.array(v.string()),
    }),
  ),
  factor: row({ isSetUp: v.boolean(), requiredIn: v.array(v.string()) }),
});

export async function loadEditor(
  signal?: AbortSignal,
): Promise<Result<Editor, { kind: 'unreachable' }>> {
  const answer = await callBackend(viewerRightsCall, { signal });
  const parsed = v.safeParse(rights, answer.kind === 'answered' ? bodyOf(answer) : null);
  return parsed.success ? { ok: true, value: parsed.output } : fail('unreachable');
}

/** A row of `servers`. The database computes `viewer_role` for the current user. */
const serverRow = row(
  {
    id: v.string(),
    name: v.string(),
    icon: v.nullable(v.string()),
    ownerId: v.nullable(v.string()),
    hasLicense: v.boolean(),
    role: v.picklist(serverRoles),
  },
  { role: 'viewer_role' },
);

export function serverFromRow(cells: unknown): Server | null {
  const parsed = v.safeParse(serverRow, cells);
  if (!parsed.success) return null;
  const { ownerId, icon, ...server } = parsed.output;
  return {
    ...server,
    icon: guildIconUrl({ id: server.id, icon }, 128),
    isDemo: false,
    ...(ownerId !== null && { ownerId }),
  };
}

/** If the server is not found, renews the viewer's access from Discord and reads it again (product.md §8.2). */
export async function loadServer(
  id: string,
  signal?: AbortSignal,
): Promise<Result<Server, OpeningError>> {
  const found = await readServer(id, signal);
  if (!found.ok) return found;
  if (found.value) return { ok: true, value: found.value };
  const renewed = await renewGuildAccess();
  if (!renewed.ok) return renewed;
  const again = await readServer(id, signal);
  if (!again.ok) return again;
  return again.value ? { ok: true, value: again.value } : missingServerError(id, signal);
}

/** Returns the server; null if the viewer is not allowed to see it. */
async function readServer(
  id: string,
  signal: AbortSignal | undefined,
): Promise<Result<Server | null, RenewalError>> {
  const answer = await callBackend(serverCall(encodeURIComponent(id)), { signal });
  if (answer.kind === 'unreachable') return fail('unreachable');
  if (answer.status === 401) return fail('signInAgain');
  const rows = rowsOf(answer);
  if (!isSuccess(answer) || !rows) return fail('unreachable');
  return { ok: true, value: serverFromRow(rows[0]) };
}

const knownServerRow = v.object({ known: v.boolean(), name: v.nullable(v.string()) });

/** Distinguishes a server that the viewer is not allowed to see from one that does not exist. */
async function missingServerError(
  id: string,
  signal: AbortSignal | undefined,
): Promise<{ ok: false; error: OpeningError }> {
  const answer = await rpc('known_server', { server_id: id }, { signal });
  const parsed = v.safeParse(knownServerRow, answer.kind === 'answered' ? bodyOf(answer) : null);
  if (!parsed.success) return fail('unreachable');
  const { known, name } = parsed.output;
  return { ok: false, error: known ? { kind: 'notYours', name } : { kind: 'noSuchServer' } };
}

/** `signInAgain`: the viewer has to sign in again. The others: Discord, or the backend, did not respond. */
type RenewalError = { kind: 'signInAgain' | 'discordUnreachable' | 'unreachable' };

type Renewal = Result<null, RenewalError>;

/**
 * Makes the backend read the viewer's guilds and roles from Discord again. The backend trusts the stored guilds and
 * roles for a day. Apart from this function, only the server list renews them. After that day, an owner who opens a
 * dashboard from a bookmark may therefore have no access at first. After a success, callers repeat their request.
 */
function renewGuildAccess(): Promise<Renewal> {
  pending ??= renew().finally(() => {
    pending = null;
  });
  return pending;
}

async function renew(): Promise<Renewal> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unreachable' } };
  const userId = (await client.getSession()).data.session?.user.id;
  if (userId === undefined) return { ok: false, error: { kind: 'signInAgain' } };
  const listed = await fetchGuilds(userId);
  if (listed.ok) return { ok: true, value: null };
  return { ok: false, error: { kind: renewalErrors[listed.error.kind] } };
}
