import {
  changeOf,
  copyOf,
  hasMembershipChange,
  type ListAction,
  type ListActionError,
  type ListEdit,
  type MembershipChange,
  type MembershipDetails,
  type MembershipSaveError,
  type OwnMembership,
  type OwnMembershipsError,
} from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import {
  databaseErrorOf,
  fail,
  failureOf,
  needsFactor,
  ownReadErrors,
  saveErrors,
} from '../answers';
import { type BackendCall, type Page, returnRows } from '../backend-call';
import { type Answer, bodyOf, isSuccess } from '../http';
import { callBackend, readAll, rowsOf, rpc } from '../supabase/call-backend';
import { readRows } from '../rows';
import { membershipColumnsOf, ownMembershipColumns, ownMembershipFrom } from './membership-row';

/** `taken_places` is a computed column, which the response to a save does not contain. */
const membershipsPath = `/rest/v1/store_memberships?select=${ownMembershipColumns},taken_places`;
const savedPath = `/rest/v1/store_memberships?select=${ownMembershipColumns}`;

const ownMembershipsCall = (storeId: string, { from, count }: Page): BackendCall => ({
  path: `${membershipsPath}&store_id=eq.${storeId}&order=position.asc,created_at.asc,id.asc&offset=${from}&limit=${count}`,
});

/** Changes a membership if its stored version still equals `version`. */
const saveMembershipCall = (
  { id, version }: OwnMembership,
  body: Readonly<Record<string, unknown>>,
): BackendCall => ({
  method: 'PATCH',
  path: `${savedPath}&id=eq.${id}&version=eq.${version}`,
  body,
  headers: returnRows,
});

const deleteMembershipCall = (id: string): BackendCall => ({
  method: 'DELETE',
  path: `/rest/v1/store_memberships?select=id&id=eq.${id}`,
  headers: returnRows,
});

type Saved = Result<OwnMembership, MembershipSaveError>;
type PlainError = Exclude<MembershipSaveError['kind'], 'conflict'>;

/** Returns the memberships of one of the viewer's stores, in order. Includes archived ones. */
export async function loadOwnMemberships(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<Result<readonly OwnMembership[], OwnMembershipsError>> {
  const read = await readAll((page) => ownMembershipsCall(storeId, page), signal);
  if (read.ok) return { ok: true, value: readRows(read.value, (row) => ownMembershipFrom(row)) };
  return fail(ownReadErrors[failureOf(read.error)]);
}

export interface NewMembership {
  storeId: string;
  /** A random uuid. The database adds at most one membership per id. */
  id: string;
  position: number;
  details: MembershipDetails;
}

/** Succeeds without a response, or for an existing id, if the stored membership has the same values. */
export async function addMembership(
  { storeId, id, position, details }: NewMembership,
  signal?: AbortSignal,
): Promise<Saved> {
  const body = { store_id: storeId, id, position, ...membershipColumnsOf(details) };
  const answer = await callBackend({ path: savedPath, body, headers: returnRows }, { signal });
  if (answer.kind === 'answered' && isSuccess(answer)) {
    const [added] = savedIn(answer, 0);
    return added ? { ok: true, value: added } : fail('unanswered');
  }
  const isThere = databaseErrorOf(answer)?.code === '23505';
  if (answer.kind === 'answered' && !isThere) return fail(errorOf(answer));
  const stored = await readMembership(id, signal);
  if (!stored.ok) return fail('unanswered');
  const { value } = stored;
  if (value === null) return fail(isThere ? 'notAllowed' : 'unreachable');
  const isSame = Object.keys(changeOf(value, details)).length === 0;
  return isSame ? { ok: true, value } : conflictWith(value);
}

/**
 * Saves only if the stored version still equals `membership.version`, otherwise returns a `conflict` with the stored
 * membership. Without a response, reads it to find out whether the changes were saved.
 */
export async function saveMembership(
  { membership, change }: { membership: OwnMembership; change: MembershipChange },
  signal?: AbortSignal,
): Promise<Saved> {
  const call = saveMembershipCall(membership, membershipColumnsOf(change));
  const answer = await callBackend(call, { signal });
  if (answer.kind === 'answered' && !isSuccess(answer)) return fail(errorOf(answer));
  const isAnswered = answer.kind === 'answered';
  const [saved] = isAnswered ? savedIn(answer, membership.members) : [];
  if (saved) return { ok: true, value: saved };
  const stored = await readMembership(membership.id, signal);
  if (!stored.ok) return fail('unanswered');
  const { value } = stored;
  if (value === null) return fail('notAllowed');
  if (isAnswered) return conflictWith(value);
  if (value.version === membership.version) return fail('unreachable');
  return hasMembershipChange(value, change) ? { ok: true, value } : conflictWith(value);
}

/** Applies an action to a store's list of memberships. `now` is in Unix ms. */
export async function applyToMemberships(
  { storeId, action, now }: { storeId: string; action: ListAction; now: number },
  signal?: AbortSignal,
): Promise<Result<ListEdit, ListActionError>> {
  switch (action.kind) {
    case 'duplicate': {
      const { position } = action.membership;
      const details = copyOf(action.membership);
      const id = crypto.randomUUID();
      return storedEdit(await addMembership({ storeId, id, position, details }, signal));
    }
    case 'hide':
    case 'show':
    case 'archive':
    case 'restore': {
      const { kind, membership } = action;
      const change = changeFor(kind, now);
      return storedEdit(await saveMembership({ membership, change }, signal));
    }
    case 'delete':
      return deleteMembership(action.membership, signal);
    case 'order':
      return orderMemberships({ storeId, ids: action.ids }, signal);
  }
}

function changeFor(kind: 'hide' | 'show' | 'archive' | 'restore', now: number): MembershipChange {
  switch (kind) {
    case 'hide':
      return { isVisible: false };
    case 'show':
      return { isVisible: true };
    case 'archive':
      return { archivedAt: new Date(now).toISOString() };
    case 'restore':
      return { archivedAt: null };
  }
}

/** Deletes a membership that never had members. Succeeds if it was already deleted. */
async function deleteMembership(
  { id }: OwnMembership,
  signal: AbortSignal | undefined,
): Promise<Result<ListEdit, ListActionError>> {
  const answer = await callBackend(deleteMembershipCall(id), { signal });
  if (answer.kind === 'answered' && !isSuccess(answer)) {
    const hasMembers = databaseErrorOf(answer)?.code === '23503';
    return hasMembers ? { ok: false, error: { kind: 'hasMembers' } } : fail(errorOf(answer));
  }
  const stored = await readMembership(id, signal);
  if (!stored.ok) return fail('unanswered');
  if (stored.value === null) return { ok: true, value: { kind: 'deleted', id } };
  return fail(answer.kind === 'unreachable' ? 'unreachable' : 'notAllowed');
}

const placeRows = v.array(v.object({ membership_id: v.string(), place: v.number() }));

/** Uses one transaction. Without a response, reads the memberships to find out whether the order was saved. */
async function orderMemberships(
  { storeId, ids }: { storeId: string; ids: readonly string[] },
  signal: AbortSignal | undefined,
): Promise<Result<ListEdit, MembershipSaveError>> {
  const answer = await rpc('order_memberships', { store_id: storeId, ids }, { signal });
  if (answer.kind === 'answered') {
    if (!isSuccess(answer)) return fail(errorOf(answer));
    const parsed = v.safeParse(placeRows, bodyOf(answer));
    if (!parsed.success) return fail('unanswered');
    if (parsed.output.length === 0) return fail('notAllowed');
    const positions = parsed.output.map((row) => [row.membership_id, row.place] as const);
    return ordered(positions);
  }
  const stored = await loadOwnMemberships({ storeId }, signal);
  if (!stored.ok) return fail('unanswered');
  const listed = stored.value.map(({ id }) => id).filter((id) => ids.includes(id));
  const wanted = ids.filter((id) => listed.includes(id));
  const isOrdered = wanted.every((id, place) => id === listed[place]);
  if (!isOrdered) return fail('unreachable');
  return ordered(stored.value.map(({ id, position }) => [id, position] as const));
}

function ordered(
  positions: readonly (readonly [id: string, position: number])[],
): Result<ListEdit, never> {
  return { ok: true, value: { kind: 'ordered', positions: Object.fromEntries(positions) } };
}

/** Returns the stored membership; null if the viewer cannot see it. */
async function readMembership(
  id: string,
  signal: AbortSignal | undefined,
): Promise<{ ok: true; value: OwnMembership | null } | { ok: false }> {
  const answer = await callBackend({ path: `${membershipsPath}&id=eq.${id}` }, { signal });
  if (answer.kind === 'unreachable' || !isSuccess(answer)) return { ok: false };
  const rows = rowsOf(answer);
  return rows
    ? { ok: true, value: rows.flatMap((row) => ownMembershipFrom(row))[0] ?? null }
    : { ok: false };
}

function savedIn(answer: { text: string }, members: number): OwnMembership[] {
  return (rowsOf(answer) ?? []).flatMap((row) => ownMembershipFrom(row, members));
}

function storedEdit(saved: Saved): Result<ListEdit, MembershipSaveError> {
  return saved.ok ? { ok: true, value: { kind: 'stored', membership: saved.value } } : saved;
}

function errorOf(answer: Answer): PlainError {
  if (needsFactor(answer)) return 'factorRequired';
  const failure = saveErrors[failureOf(answer)];
  // 23503: the store was deleted in the meantime.
  const isDenied = ['42501', '23503'].includes(databaseErrorOf(answer)?.code ?? '');
  return isDenied && failure !== 'signInRequired' ? 'notAllowed' : failure;
}

function conflictWith(theirs: OwnMembership): { ok: false; error: MembershipSaveError } {
  return { ok: false, error: { kind: 'conflict', theirs } };
}
