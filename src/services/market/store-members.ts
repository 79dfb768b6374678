import type { MemberSave, MemberSaveError } from '#domain/marketplace/member-form';
import { MEMBERS_PER_PAGE, type MembersQuery } from '#domain/marketplace/members-query';
import {
  type ListedMembers,
  type MemberAction,
  type MemberChangeError,
  memberProviders,
  memberStatuses,
  type MembersError,
  type MembersPage,
  type StoreMember,
} from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { listOf } from '../rows';
import { rpcCall } from '../backend-call';
import { callBackend, rpc } from '../supabase/call-backend';
import { watchTable } from '../supabase/channel';
import { loadOwnMemberships } from './own-memberships';
import { time } from './store-columns';
import { fail, refusalOf, successBody } from './store-member-answers';

const memberRow = v.object({
  id: v.string(),
  membership_id: v.string(),
  status: v.picklist(memberStatuses),
  is_oversold: v.boolean(),
  provider: v.picklist(memberProviders),
  provider_reference: v.nullable(v.string()),
  discord_id: v.nullable(v.string()),
  is_confirmed: v.boolean(),
  display_name: v.string(),
  email: v.nullable(v.string()),
  since: time,
  until: v.nullable(time),
});

const pageBody = v.object({
  total: v.number(),
  oversold: v.record(v.string(), v.number()),
  members: listOf(memberRow),
});

interface PageRequest {
  storeId: string;
  query: MembersQuery;
}

/** Returns one page of members for one of the viewer's stores, and the memberships of that store. */
export async function loadStoreMembers(
  { storeId, query }: PageRequest,
  signal?: AbortSignal,
): Promise<Result<ListedMembers, MembersError>> {
  const [page, memberships] = await Promise.all([
    readPage({ storeId, query }, MEMBERS_PER_PAGE, signal),
    loadOwnMemberships({ storeId }, signal),
  ]);
  if (!page.ok) return page;
  if (!memberships.ok) return memberships;
  return { ok: true, value: { ...page.value, memberships: memberships.value } };
}

/** The maximum number of rows in one response. */
const LARGEST_PAGE = 1_000;

/**
 * Returns all members that match a query, from all pages. Each member is returned only once, even if members are added
 * while the pages are read.
 */
export async function loadEveryMember(
  { storeId, query }: PageRequest,
  signal?: AbortSignal,
): Promise<Result<readonly StoreMember[], MembersError>> {
  const found = new Map<string, StoreMember>();
  for (let page = 0, total = 1; page * LARGEST_PAGE < total; page += 1) {
    const read = await readPage({ storeId, query: { ...query, page } }, LARGEST_PAGE, signal);
    if (!read.ok) return read;
    ({ total } = read.value);
    for (const member of read.value.members) found.set(member.id, member);
  }
  return { ok: true, value: [...found.values()] };
}

async function readPage(
  { storeId, query }: PageRequest,
  size: number,
  signal: AbortSignal | undefined,
): Promise<Result<MembersPage, MembersError>> {
  const args = {
    store_id: storeId,
    search: query.search,
    status: query.status ?? undefined,
    membership_id: query.membershipId ?? undefined,
    provider: query.provider ?? undefined,
    sort_by: query.order,
    page: query.page,
    page_size: size,
  };
  const answer = await rpc('store_members_page', args, { signal });
  if (answer.kind === 'answered') {
    if (answer.status === 401) return fail('signInRequired');
    if (answer.status === 403) return fail('notAllowed');
  }
  const parsed = v.safeParse(pageBody, successBody(answer));
  if (!parsed.success) return fail('unreachable');
  const { total, oversold, members } = parsed.output;
  return { ok: true, value: { total, oversold, members: members.map(memberFrom) } };
}

function memberFrom(row: v.InferOutput<typeof memberRow>): StoreMember {
  return {
    id: row.id,
    membershipId: row.membership_id,
    status: row.status,
    isOversold: row.is_oversold,
    provider: row.provider,
    reference: row.provider_reference,
    discordId: row.discord_id,
    isConfirmed: row.is_confirmed,
    name: row.display_name,
    email: row.email,
    since: row.since,
    until: row.until,
  };
}

const changeResult = v.picklist(['changed', 'managedByProvider', 'unknownMember', 'alreadyMember']);

/** Ends or restores a membership that no provider manages. */
export async function changeStoreMember(
  { kind, member }: MemberAction,
  signal?: AbortSignal,
): Promise<Result<null, MemberChangeError>> {
  const args = { member_id: member.id, is_ended: kind === 'end' };
  const answer = await rpc('change_store_member', args, { signal });
  const refusal = refusalOf(answer);
  if (refusal) return fail(refusal === 'notAllowed' ? 'unknownMember' : refusal);
  const parsed = v.safeParse(changeResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  return parsed.output === 'changed' ? { ok: true, value: null } : fail(parsed.output);
}

const saveResult = v.picklist([
  'added',
  'changed',
  'alreadyMember',
  'unknownMembership',
  'unknownMember',
]);

/** Adds a member by hand, or sets the Discord account of a member. A repeated addition does not add a second member. */
export async function saveStoreMember(
  { storeId, save }: { storeId: string; save: MemberSave },
  signal?: AbortSignal,
): Promise<Result<null, MemberSaveError>> {
  const call =
    save.kind === 'add'
      ? rpcCall('add_store_member', {
          store_id: storeId,
          member_id: save.id,
          membership_id: save.details.membershipId,
          discord_id: save.details.discordId,
          display_name: save.details.name,
          until: save.details.until,
        })
      : rpcCall('link_store_member', { member_id: save.member.id, discord_id: save.discordId });
  const answer = await callBackend(call, { signal });
  const refusal = refusalOf(answer);
  if (refusal) return fail(refusal);
  const parsed = v.safeParse(saveResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  const { output } = parsed;
  return output === 'added' || output === 'changed' ? { ok: true, value: null } : fail(output);
}

export interface MembersListener {
  /** A member of the store was added or changed. */
  onChange: () => void;
  /** The channel was lost, and changes are no longer reported. Called once for each loss. */
  onLost: () => void;
  /** The channel was rejoined after a loss. Changes in the meantime were missed. */
  onBack: () => void;
}

/** Subscribes to the changes of a store's members. Returns a function that unsubscribes. */
export function watchStoreMembers(storeId: string, listener: MembersListener): () => void {
  return watchTable({
    channel: `store-members-${storeId}`,
    table: 'store_members',
    filter: `store_id=eq.${storeId}`,
    ...listener,
  });
}
