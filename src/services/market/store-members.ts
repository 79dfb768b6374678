import type { KeyedPage, RowKey } from '#domain/marketplace/csv-export';
import {
  type MemberSave,
  type MemberSaveError,
  memberSaveErrorKinds,
} from '#domain/marketplace/member-form';
import {
  type ListedMembers,
  type MemberAction,
  type MemberChangeError,
  memberChangeErrorKinds,
  memberProviders,
  type MembersError,
  membersList,
  type MembersPage,
  type MembersQuery,
  memberStatuses,
  type StoreMember,
} from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { changeErrors, outcomeOf, outcomes, readErrors, resultOf } from '../answers';
import { rpcCall } from '../backend-call';
import { listOf, row } from '../rows';
import { callBackend, rpc } from '../supabase/call-backend';
import { type RowsListener, watchTable } from '../supabase/channel';
import { keyArguments, keyedPage, LARGEST_PAGE } from './keyed-page';
import { loadOwnMemberships } from './own-memberships';
import { time } from './store-columns';

const memberRow = row(
  {
    id: v.string(),
    membershipId: v.string(),
    status: v.picklist(memberStatuses),
    isOversold: v.boolean(),
    provider: v.picklist(memberProviders),
    reference: v.nullable(v.string()),
    discordId: v.nullable(v.string()),
    isConfirmed: v.boolean(),
    name: v.string(),
    email: v.nullable(v.string()),
    since: time,
    until: v.nullable(time),
  },
  { reference: 'provider_reference', name: 'display_name' },
);

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
    readPage({ storeId, query }, signal),
    loadOwnMemberships({ storeId }, signal),
  ]);
  if (!page.ok) return page;
  if (!memberships.ok) return memberships;
  return { ok: true, value: { ...page.value, memberships: memberships.value } };
}

const keyedBody = keyedPage(memberRow);

/** Returns up to 1,000 members, the newest first, after the given key. Ignores the page and the order of the query. */
export function loadMembersAfter(
  { storeId, query, after }: PageRequest & { after: RowKey | null },
  signal?: AbortSignal,
): Promise<Result<KeyedPage<StoreMember>, MembersError>> {
  const { page: _page, sort_by: _order, ...filters } = membersList.argsOf(query, LARGEST_PAGE);
  const args = { store_id: storeId, ...filters, ...keyArguments(after) };
  return resultOf(rpc('store_members_after', args, { signal }), keyedBody, readErrors);
}

function readPage(
  { storeId, query }: PageRequest,
  signal: AbortSignal | undefined,
): Promise<Result<MembersPage, MembersError>> {
  const args = { store_id: storeId, ...membersList.argsOf(query) };
  return resultOf(rpc('store_members_page', args, { signal }), pageBody, readErrors);
}

const changeOutcomes = outcomes(memberChangeErrorKinds, {
  ...changeErrors,
  factorRequired: 'factorRequired',
  notAllowed: 'unknownMember',
  changed: null,
});

/** Ends or restores a membership that no provider manages. */
export function changeStoreMember(
  { kind, member }: MemberAction,
  signal?: AbortSignal,
): Promise<Result<null, MemberChangeError>> {
  const args = { member_id: member.id, is_ended: kind === 'end' };
  return outcomeOf(rpc('change_store_member', args, { signal }), changeOutcomes);
}

const saveOutcomes = outcomes(memberSaveErrorKinds, {
  ...changeErrors,
  factorRequired: 'factorRequired',
  added: null,
  changed: null,
});

/** Adds a member by hand, or sets the Discord account of a member. A repeated addition does not add a second member. */
export function saveStoreMember(
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
  return outcomeOf(callBackend(call, { signal }), saveOutcomes);
}

export function watchStoreMembers(storeId: string, listener: RowsListener): () => void {
  return watchTable(
    {
      channel: `store-members-${storeId}`,
      table: 'store_members',
      filter: `store_id=eq.${storeId}`,
    },
    listener,
  );
}
