import type { MemberSave, MemberSaveError } from '#domain/marketplace/member-form';
import {
  isImported,
  type FileRow,
  type MemberImportError,
  refusalReasons,
  type RowResult,
} from '#domain/marketplace/member-file';
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
import {
  addStoreMemberCall,
  changeStoreMemberCall,
  importStoreMembersCall,
  linkStoreMemberCall,
  storeMembersCall,
} from '../backend-calls';
import { type Answer, bodyOf, isSuccess } from '../http';
import { callBackend } from './call-backend';
import { watchTable } from './channel';
import { loadOwnMemberships } from './own-memberships';

const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
);

const memberRow = v.object({
  id: v.string(),
  membership_id: v.string(),
  status: v.picklist(memberStatuses),
  is_oversold: v.boolean(),
  provider: v.picklist(memberProviders),
  provider_reference: v.nullable(v.string()),
  discord_id: v.nullable(v.string()),
  display_name: v.string(),
  email: v.nullable(v.string()),
  since: time,
  until: v.nullable(time),
});

const pageBody = v.object({
  total: v.number(),
  oversold: v.record(v.string(), v.number()),
  members: v.array(memberRow),
});

interface PageRequest {
  storeId: string;
  query: MembersQuery;
}

/** Returns one page of the members of a store of the viewer, and the memberships of the store. */
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

/** The most rows of one response. */
const LARGEST_PAGE = 1_000;

/**
 * Returns all members that match a query, on all pages. If members are added meanwhile, each is still returned once.
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
  const answer = await callBackend(storeMembersCall(storeId, query, size), { signal });
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
  const call = changeStoreMemberCall(member.id, kind === 'end');
  const answer = await callBackend(call, { signal });
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

/** Adds a member by hand, or sets the Discord account of one. A repeated addition adds no second member. */
export async function saveStoreMember(
  { storeId, save }: { storeId: string; save: MemberSave },
  signal?: AbortSignal,
): Promise<Result<null, MemberSaveError>> {
  const call =
    save.kind === 'add'
      ? addStoreMemberCall(storeId, save.id, save.details)
      : linkStoreMemberCall(save.member.id, save.discordId);
  const answer = await callBackend(call, { signal });
  const refusal = refusalOf(answer);
  if (refusal) return fail(refusal);
  const parsed = v.safeParse(saveResult, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  const { output } = parsed;
  return output === 'added' || output === 'changed' ? { ok: true, value: null } : fail(output);
}

const rowResults = v.array(
  v.object({
    action: v.picklist(['add', 'update', 'unchanged', 'refused']),
    reason: v.nullable(v.string()),
  }),
);

interface ImportRequest {
  storeId: string;
  rows: readonly FileRow[];
}

type Imported = Result<readonly RowResult[], MemberImportError>;

/** Returns what an import would do with each row. Stores nothing. */
export async function previewImport(
  { storeId, rows }: ImportRequest,
  signal?: AbortSignal,
): Promise<Imported> {
  const imported = await sendRows({ storeId, rows }, true, signal);
  return !imported.ok && imported.error.kind === 'unanswered' ? fail('unreachable') : imported;
}

/**
 * Imports members, all or none. Returns what was done with each row. An import without a response is looked up with a
 * new preview: if nothing is left to do, it was made, and `preview` is what it did.
 */
export async function importMembers(
  { storeId, rows, preview }: ImportRequest & { preview: readonly RowResult[] },
  signal?: AbortSignal,
): Promise<Imported> {
  const imported = await sendRows({ storeId, rows }, false, signal);
  if (imported.ok || imported.error.kind !== 'unanswered') return imported;
  const again = await sendRows({ storeId, rows }, true, signal);
  if (!again.ok) return imported;
  return isImported(preview, again.value) ? { ok: true, value: preview } : fail('unreachable');
}

async function sendRows(
  { storeId, rows }: ImportRequest,
  isTrial: boolean,
  signal: AbortSignal | undefined,
): Promise<Imported> {
  const sent = rows.map(({ cells: { name, ...cells } }) => ({ ...cells, display_name: name }));
  const answer = await callBackend(importStoreMembersCall(storeId, sent, isTrial), { signal });
  const refusal = refusalOf(answer);
  if (refusal) return fail(refusal);
  const parsed = v.safeParse(rowResults, successBody(answer));
  if (!parsed.success || parsed.output.length !== rows.length) return fail('unanswered');
  return { ok: true, value: parsed.output.map(resultFrom) };
}

function resultFrom({ action, reason }: v.InferOutput<typeof rowResults>[number]): RowResult {
  if (action !== 'refused') return { action };
  return { action, reason: refusalReasons.find((each) => each === reason) ?? null };
}

export interface MembersListener {
  /** A member of the store was added or changed. */
  onChange: () => void;
  /** Changes are no longer reported. Called once for each loss. */
  onLost: () => void;
  /** Changes are reported again. Those in the meantime were missed. */
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

/** Returns the parsed body of a successful response; undefined for any other. */
function successBody(answer: Answer): unknown {
  return answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : undefined;
}

/** Returns why the database refused a call; null if it did not, or if that is not known. */
function refusalOf(answer: Answer): 'signInRequired' | 'notAllowed' | 'rejected' | null {
  if (answer.kind === 'unreachable' || isSuccess(answer)) return null;
  if (answer.status === 401) return 'signInRequired';
  if (answer.status === 403) return 'notAllowed';
  return answer.status >= 500 ? null : 'rejected';
}

function fail<Kind extends string>(kind: Kind): { ok: false; error: { kind: Kind } } {
  return { ok: false, error: { kind } };
}
