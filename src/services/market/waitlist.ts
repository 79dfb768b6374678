import {
  WAITING_PER_PAGE,
  type JoinError,
  type LeaveError,
  type WaitingCounts,
  type WaitingList,
  type WaitingPeople,
  type WaitingPeopleError,
  type WaitlistError,
} from '#domain/marketplace/waitlist';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { listOf } from '../rows';
import type { Answer } from '../http';
import { rpc } from '../supabase/call-backend';
import { supabaseAddress } from '../supabase/client';
import { picture, pictureUrl, text, time } from './store-columns';
import { fail, successBody } from './store-member-answers';

/**
 * Returns whether the viewer is signed out. Every signed-in user may call the functions for buyers, so the database
 * denies only requests without a session.
 */
function isSignedOut(answer: Answer): boolean {
  return answer.kind === 'answered' && (answer.status === 401 || answer.status === 403);
}

const sinceBody = v.object({ since: v.nullable(time) });

/** Returns when the viewer joined the waiting list of a membership (ISO 8601); null if they are not on the list. */
export async function readWaitingSince(
  { membershipId }: { membershipId: string },
  signal?: AbortSignal,
): Promise<Result<string | null, WaitlistError>> {
  const answer = await rpc('waiting_since', { membership_id: membershipId }, { signal });
  if (isSignedOut(answer)) return fail('signInRequired');
  const parsed = v.safeParse(sinceBody, successBody(answer));
  return parsed.success ? { ok: true, value: parsed.output.since } : fail('unreachable');
}

const joinBody = v.variant('outcome', [
  v.object({ outcome: v.literal('waiting'), since: time }),
  v.object({
    outcome: v.picklist([
      'noMembership',
      'ownStore',
      'alreadyMember',
      'notSoldOut',
      'tooManyLists',
    ]),
  }),
]);

/**
 * Adds the viewer to the waiting list of a membership. Returns when the viewer joined the list (ISO 8601), even if they
 * were already on it.
 */
export async function joinWaitlist(
  { membershipId }: { membershipId: string },
  signal?: AbortSignal,
): Promise<Result<string, JoinError>> {
  const answer = await rpc('join_waitlist', { membership_id: membershipId }, { signal });
  if (isSignedOut(answer)) return fail('signInRequired');
  const parsed = v.safeParse(joinBody, successBody(answer));
  if (!parsed.success) return fail('unanswered');
  const { output } = parsed;
  return output.outcome === 'waiting' ? { ok: true, value: output.since } : fail(output.outcome);
}

/** Removes the viewer from the waiting list of a membership. Also succeeds if they were not on it. */
export async function leaveWaitlist(
  { membershipId }: { membershipId: string },
  signal?: AbortSignal,
): Promise<Result<null, LeaveError>> {
  const answer = await rpc('leave_waitlist', { membership_id: membershipId }, { signal });
  if (isSignedOut(answer)) return fail('signInRequired');
  return successBody(answer) === 'left' ? { ok: true, value: null } : fail('unanswered');
}

const waitingListRow = v.object({
  membership_id: v.string(),
  name: text,
  since: time,
  is_on_sale: v.boolean(),
  is_free: v.boolean(),
  store: v.object({
    id: v.string(),
    name: text,
    logo_path: picture,
    slug: v.nullable(v.string()),
  }),
});

/** Returns the waiting lists that the viewer is on, in the order in which the viewer joined them. */
export async function loadMyWaitingLists(
  signal?: AbortSignal,
): Promise<Result<readonly WaitingList[], WaitlistError>> {
  const answer = await rpc('my_waiting_lists', {}, { signal });
  if (isSignedOut(answer)) return fail('signInRequired');
  const parsed = v.safeParse(listOf(waitingListRow), successBody(answer));
  if (!parsed.success) return fail('unreachable');
  return { ok: true, value: parsed.output.map(waitingListFrom) };
}

function waitingListFrom(row: v.InferOutput<typeof waitingListRow>): WaitingList {
  const { store } = row;
  return {
    membershipId: row.membership_id,
    name: row.name,
    since: row.since,
    isOnSale: row.is_on_sale,
    isFree: row.is_free,
    store: {
      id: store.id,
      name: store.name,
      logoUrl: pictureUrl(supabaseAddress().url, 'store-media', store.logo_path),
      slug: store.slug,
    },
  };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Returns how many users wait for each membership in one of the viewer's stores. */
export async function loadWaitingCounts(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<Result<WaitingCounts, WaitingPeopleError>> {
  const answer = await rpc('waitlist_counts', { store_id: storeId }, { signal });
  return readBySeller(answer, v.record(v.string(), count));
}

const pageBody = v.object({
  total: count,
  people: listOf(v.object({ name: v.nullable(text), since: time })),
});

/** Returns one page of the users who wait for a membership in one of the viewer's stores. `page` starts at 0. */
export async function loadWaitingPeople(
  { membershipId, page }: { membershipId: string; page: number },
  signal?: AbortSignal,
): Promise<Result<WaitingPeople, WaitingPeopleError>> {
  const args = { membership_id: membershipId, page, page_size: WAITING_PER_PAGE };
  const read = readBySeller(await rpc('waitlist_page', args, { signal }), pageBody);
  if (!read.ok) return read;
  const { total, people } = read.value;
  return {
    ok: true,
    value: { total, people: people.map((each) => ({ ...each, name: each.name || null })) },
  };
}

function readBySeller<Schema extends v.GenericSchema>(
  answer: Answer,
  schema: Schema,
): Result<v.InferOutput<Schema>, WaitingPeopleError> {
  if (answer.kind === 'answered') {
    if (answer.status === 401) return fail('signInRequired');
    if (answer.status === 403) return fail('notAllowed');
  }
  const parsed = v.safeParse(schema, successBody(answer));
  return parsed.success ? { ok: true, value: parsed.output } : fail('unreachable');
}
