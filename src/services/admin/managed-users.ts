import type {
  AddError,
  ListError,
  ManagedUser,
  NewManagedUser,
  RemoveError,
} from '#domain/admin/managed-user';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { fail } from '../answers';
import { listOf, row } from '../rows';
import type { BackendCall, Page } from '../backend-call';
import { readAll } from '../supabase/call-backend';
import { reachableClient } from '../supabase/client';
import { loadSiteRole } from '../session/site-role';
import { abortable } from '../session/viewer';

const managedUserColumns = 'discord_id,panel_id,is_owner,added_at';

/** Ordered by id, so that no row appears on two pages. */
const managedUsersCall = ({ from, count }: Page): BackendCall => ({
  path: `/rest/v1/managed_users?select=${managedUserColumns}&order=discord_id.asc&offset=${from}&limit=${count}`,
});

const userRow = row({
  discordId: v.string(),
  panelId: v.string(),
  isOwner: v.literal(true),
  addedAt: v.string(),
});

/**
 * Returns all rows of `managed_users`, newest first. Row-level security returns an empty list to viewers without a site
 * role, so the viewer's role is read as well, to distinguish that case from an empty table.
 */
export async function loadManagedUsers(
  signal?: AbortSignal,
): Promise<Result<readonly ManagedUser[], ListError>> {
  const [role, read] = await Promise.all([loadSiteRole(signal), readAll(managedUsersCall, signal)]);
  if (!role.ok) return role;
  if (role.value === null) return fail('notAllowed');
  const parsed = v.safeParse(listOf(userRow), read.ok ? read.value : null);
  if (!parsed.success) return fail('unreachable');
  const newestFirst = parsed.output.toSorted(
    (a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt),
  );
  return { ok: true, value: newestFirst };
}

/** Adds a managed user. The database records who added them and when, and rejects a duplicate id (23505). */
export async function addManagedUser(
  { discordId, panelId }: NewManagedUser,
  signal?: AbortSignal,
): Promise<Result<ManagedUser, AddError>> {
  const client = await reachableClient();
  if (!client) return fail('unknown');
  const row = { discord_id: discordId, panel_id: panelId };
  const insertion = client.from('managed_users').insert(row).select(managedUserColumns);
  const { data, error, status } = await abortable(insertion, signal).single();
  const parsed = v.safeParse(userRow, data);
  if (parsed.success) return { ok: true, value: parsed.output };
  if (error?.code === '23505') return fail('alreadyThere');
  return fail(errorBy(status));
}

/** Removes a managed user. Succeeds if the user was already removed. */
export async function removeManagedUser(
  { discordId }: Pick<ManagedUser, 'discordId'>,
  signal?: AbortSignal,
): Promise<Result<null, RemoveError>> {
  const client = await reachableClient();
  if (!client) return fail('unknown');
  const removal = client
    .from('managed_users')
    .delete()
    .eq('discord_id', discordId)
    .select('discord_id');
  const { data, status } = await abortable(removal, signal);
  if (data === null) return fail(errorBy(status));
  if (data.length > 0) return { ok: true, value: null };
  return (await denialNow(signal)) ?? { ok: true, value: null };
}

/**
 * Returns why the viewer is not allowed to remove users; null if they are allowed to. Row-level security hides the rows
 * from viewers without a site role, so a denied removal looks like the removal of a missing row.
 */
async function denialNow(
  signal: AbortSignal | undefined,
): Promise<Result<never, RemoveError> | null> {
  const role = await loadSiteRole(signal);
  if (role.ok) return role.value ? null : fail('notAllowed');
  const isSignedOut = role.error.kind === 'signInRequired';
  return fail(isSignedOut ? 'signInRequired' : 'unknown');
}

/** Maps an HTTP status to an error. The status is 0 if there was no response. */
function errorBy(status: number): RemoveError['kind'] {
  if (status === 401) return 'signInRequired';
  return status === 403 ? 'notAllowed' : 'unknown';
}
