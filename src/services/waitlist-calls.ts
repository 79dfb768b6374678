import type { BackendCall } from './backend-calls';

/** Reads when the viewer joined the waiting list of a membership (function `waiting_since()`). */
export const waitingSinceCall = (membershipId: string): BackendCall => ({
  path: '/rest/v1/rpc/waiting_since',
  body: { membership_id: membershipId },
});

/** Adds the viewer to a waiting list (function `join_waitlist()`). A repeated call changes nothing. */
export const joinWaitlistCall = (membershipId: string): BackendCall => ({
  path: '/rest/v1/rpc/join_waitlist',
  body: { membership_id: membershipId },
});

/** Removes the viewer from a waiting list (function `leave_waitlist()`). A repeated call changes nothing. */
export const leaveWaitlistCall = (membershipId: string): BackendCall => ({
  path: '/rest/v1/rpc/leave_waitlist',
  body: { membership_id: membershipId },
});

/** Reads the waiting lists that the viewer is on (function `my_waiting_lists()`). */
export const myWaitingListsCall: BackendCall = {
  path: '/rest/v1/rpc/my_waiting_lists',
  body: {},
};

/** Reads how many users wait for each membership in one of the viewer's stores (function `waitlist_counts()`). */
export const waitlistCountsCall = (storeId: string): BackendCall => ({
  path: '/rest/v1/rpc/waitlist_counts',
  body: { store_id: storeId },
});

/** Reads one page of the users who wait for a membership in one of the viewer's stores (function `waitlist_page()`). */
export const waitlistPageCall = (
  membershipId: string,
  page: number,
  pageSize: number,
): BackendCall => ({
  path: '/rest/v1/rpc/waitlist_page',
  body: { membership_id: membershipId, page, page_size: pageSize },
});
