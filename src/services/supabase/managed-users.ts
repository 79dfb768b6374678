import type {
  AddError,
  ListError,
  ManagedUser,
  NewManagedUser,
  RemoveError,
} from '#domain/admin/managed-user';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { managedUserColumns, managedUsersCall } from '../backend-calls';
import { readAll } from './call-backend';
import { reachableClient } from './client';
import { loadSiteRole } from './site-role';
import { abortable } from './viewer';

const userRow = v.object({
  discord_id: v.string(),
  panel_id: v.string(),
  is_owner: v.literal(true),
  added_at: v.string(),
});

/**
 * Everybody in the table `managed_users`, the newest first. Row-level security answers an empty list to whoever does not
 * run the site, so that their role is asked for as well: an empty list and a closed one are not the same.
 */
export async function loadManagedUsers(
  signal?: AbortSignal,
): Promise<Result<readonly ManagedUser[], ListError>> {
  const [role, read] = await Promise.all([loadSiteRole(signal), readAll(managedUsersCall, signal)]);
  if (!role.ok) return role;
  if (role.value === null) return { ok: false, error: { kind: 'notAllowed' } };
  const parsed = v.safeParse(v.array(userRow), read.ok ? read.value : null);
  if (!parsed.success) return { ok: false, error: { kind: 'unreachable' } };
  const newestFirst = parsed.output.toSorted(
    (a, b) => Date.parse(b.added_at) - Date.parse(a.added_at),
  );
  return { ok: true, value: newestFirst.map(userFrom) };
}

/** Lists somebody. The database writes down who added them and when, and keeps no id twice (23505). */
export async function addManagedUser(
  { discordId, panelId }: NewManagedUser,
  signal?: AbortSignal,
): Promise<Result<ManagedUser, AddError>> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unknown' } };
  const row = { discord_id: discordId, panel_id: panelId };
  const insertion = client.from('managed_users').insert(row).select(managedUserColumns);
  const { data, error, status } = await abortable(insertion, signal).single();
  const parsed = v.safeParse(userRow, data);
  if (parsed.success) return { ok: true, value: userFrom(parsed.output) };
  if (error?.code === '23505') return { ok: false, error: { kind: 'alreadyThere' } };
  return { ok: false, error: { kind: errorBy(status) } };
}

/** Takes somebody off the list. Someone who is not there any more counts as removed. */
export async function removeManagedUser(
  { discordId }: Pick<ManagedUser, 'discordId'>,
  signal?: AbortSignal,
): Promise<Result<null, RemoveError>> {
  const client = await reachableClient();
  if (!client) return { ok: false, error: { kind: 'unknown' } };
  const removal = client
    .from('managed_users')
    .delete()
    .eq('discord_id', discordId)
    .select('discord_id');
  const { data, status } = await abortable(removal, signal);
  if (data === null) return { ok: false, error: { kind: errorBy(status) } };
  if (data.length > 0) return { ok: true, value: null };
  return (await denialNow(signal)) ?? { ok: true, value: null };
}

/** To the viewer, a row they may not remove is like one that is not there: why they may not; null where they may. */
async function denialNow(
  signal: AbortSignal | undefined,
): Promise<Result<never, RemoveError> | null> {
  const role = await loadSiteRole(signal);
  if (role.ok) return role.value ? null : { ok: false, error: { kind: 'notAllowed' } };
  const isSignedOut = role.error.kind === 'signInRequired';
  return { ok: false, error: { kind: isSignedOut ? 'signInRequired' : 'unknown' } };
}

/** What a status says against a change (0 is no answer at all). */
function errorBy(status: number): RemoveError['kind'] {
  if (status === 401) return 'signInRequired';
  return status === 403 ? 'notAllowed' : 'unknown';
}

function userFrom(row: v.InferOutput<typeof userRow>): ManagedUser {
  return {
    discordId: row.discord_id,
    panelId: row.panel_id,
    isOwner: row.is_owner,
    addedAt: row.added_at,
  };
}
