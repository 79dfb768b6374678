import type {
  AddError,
  ListError,
  ManagedUser,
  NewManagedUser,
  RemoveError,
} from '#domain/admin/managed-user';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { databaseErrorOf, type Errors, fail, failureOf, readErrors, resultOf } from '../answers';
import { listOf, row } from '../rows';
import { type BackendCall, type Page, returnRows } from '../backend-call';
import { callBackend, readAll } from '../supabase/call-backend';
import { loadSiteRole } from '../session/site-role';

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

const errors = {
  signInRequired: 'signInRequired',
  factorRequired: 'factorRequired',
  notAllowed: 'notAllowed',
  rejected: 'unknown',
  tooSlow: 'unknown',
  unanswered: 'unknown',
} as const satisfies Errors<RemoveError['kind']>;

/**
 * Returns the users, the newest first. Also reads the viewer's role, because row-level security gives others an empty
 * list.
 */
export async function loadManagedUsers(
  signal?: AbortSignal,
): Promise<Result<readonly ManagedUser[], ListError>> {
  const [role, read] = await Promise.all([loadSiteRole(signal), readAll(managedUsersCall, signal)]);
  if (!role.ok) return role;
  if (role.value === null) return fail('notAllowed');
  if (!read.ok) return fail(readErrors[failureOf(read.error)]);
  const parsed = v.safeParse(listOf(userRow), read.value);
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
  const answer = await callBackend(
    {
      path: `/rest/v1/managed_users?select=${managedUserColumns}`,
      body: { discord_id: discordId, panel_id: panelId },
      headers: returnRows,
    },
    { signal },
  );
  if (databaseErrorOf(answer)?.code === '23505') return fail('alreadyThere');
  const added = await resultOf(answer, v.tuple([userRow]), errors);
  return added.ok ? { ok: true, value: added.value[0] } : added;
}

/** Removes a managed user. Succeeds if the user was already removed. */
export async function removeManagedUser(
  { discordId }: Pick<ManagedUser, 'discordId'>,
  signal?: AbortSignal,
): Promise<Result<null, RemoveError>> {
  const removal: BackendCall = {
    method: 'DELETE',
    path: `/rest/v1/managed_users?select=discord_id&discord_id=eq.${discordId}`,
    headers: returnRows,
  };
  const removed = await resultOf(callBackend(removal, { signal }), v.array(v.unknown()), errors);
  if (!removed.ok) return removed;
  const denial = removed.value.length === 0 ? await denialNow(signal) : null;
  return denial ?? { ok: true, value: null };
}

/** Row-level security hides the rows without a site role, so a denied removal looks like that of a missing row. */
async function denialNow(
  signal: AbortSignal | undefined,
): Promise<Result<never, RemoveError> | null> {
  const role = await loadSiteRole(signal);
  if (role.ok) return role.value ? null : fail('notAllowed');
  const isSignedOut = role.error.kind === 'signInRequired';
  return fail(isSignedOut ? 'signInRequired' : 'unknown');
}
