import {
  type JoinError,
  joinErrorKinds,
  type LeaveError,
  leaveErrorKinds,
  WAITING_PER_PAGE,
  type WaitingCounts,
  type WaitingList,
  type WaitingPeople,
  type WaitingPeopleError,
  type WaitlistError,
} from '#domain/marketplace/waitlist';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import {
  outcomeOf,
  outcomes,
  ownChangeErrors,
  ownRowErrors,
  readErrors,
  resultOf,
} from '../answers';
import { count, listOf, row } from '../rows';
import { rpc } from '../supabase/call-backend';
import { logoUrl, picture, text, time } from './store-columns';

const sinceBody = v.pipe(
  v.object({ since: v.nullable(time) }),
  v.transform(({ since }) => since),
);

/** Returns when the viewer joined the waiting list of a membership (ISO 8601); null if they are not on the list. */
export function readWaitingSince(
  { membershipId }: { membershipId: string },
  signal?: AbortSignal,
): Promise<Result<string | null, WaitlistError>> {
  const call = rpc('waiting_since', { membership_id: membershipId }, { signal });
  return resultOf(call, sinceBody, ownRowErrors);
}

const joinBody = v.object({ outcome: v.literal('waiting'), since: time });
const joinOutcomes = outcomes(joinErrorKinds, ownChangeErrors);

/** Returns when the viewer joined the list (ISO 8601), even if they were already on it. */
export async function joinWaitlist(
  { membershipId }: { membershipId: string },
  signal?: AbortSignal,
): Promise<Result<string, JoinError>> {
  const call = rpc('join_waitlist', { membership_id: membershipId }, { signal });
  const joined = await resultOf(call, joinBody, joinOutcomes);
  return joined.ok ? { ok: true, value: joined.value.since } : joined;
}

const leaveOutcomes = outcomes(leaveErrorKinds, { ...ownChangeErrors, left: null });

/** Removes the viewer from the waiting list of a membership. Also succeeds if they were not on it. */
export function leaveWaitlist(
  { membershipId }: { membershipId: string },
  signal?: AbortSignal,
): Promise<Result<null, LeaveError>> {
  const call = rpc('leave_waitlist', { membership_id: membershipId }, { signal });
  return outcomeOf(call, leaveOutcomes);
}

const waitingLists = listOf(
  row({
    membershipId: v.string(),
    name: text,
    since: time,
    isOnSale: v.boolean(),
    isFree: v.boolean(),
    store: v.pipe(
      row({ id: v.string(), name: text, logoPath: picture, slug: v.nullable(v.string()) }),
      v.transform(({ logoPath, ...store }) => ({ ...store, logoUrl: logoUrl(logoPath) })),
    ),
  }),
);

/** Returns the waiting lists that the viewer is on, in the order in which the viewer joined them. */
export function loadMyWaitingLists(
  signal?: AbortSignal,
): Promise<Result<readonly WaitingList[], WaitlistError>> {
  return resultOf(rpc('my_waiting_lists', {}, { signal }), waitingLists, ownRowErrors);
}

/** Returns how many users wait for each membership in one of the viewer's stores. */
export function loadWaitingCounts(
  { storeId }: { storeId: string },
  signal?: AbortSignal,
): Promise<Result<WaitingCounts, WaitingPeopleError>> {
  const call = rpc('waitlist_counts', { store_id: storeId }, { signal });
  return resultOf(call, v.record(v.string(), count), readErrors);
}

const name = v.pipe(
  v.nullable(text),
  v.transform((given) => given || null),
);
const pageBody = v.object({ total: count, people: listOf(v.object({ name, since: time })) });

/** Returns one page of the users who wait for a membership in one of the viewer's stores. `page` starts at 0. */
export function loadWaitingPeople(
  { membershipId, page }: { membershipId: string; page: number },
  signal?: AbortSignal,
): Promise<Result<WaitingPeople, WaitingPeopleError>> {
  const args = { membership_id: membershipId, page, page_size: WAITING_PER_PAGE };
  return resultOf(rpc('waitlist_page', args, { signal }), pageBody, readErrors);
}
