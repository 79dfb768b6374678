import type { MemberDetails } from '#domain/marketplace/member-form';
import type { MembersQuery } from '#domain/marketplace/members-query';
import type { BackendCall } from './backend-calls';

/** Reads one page of members for one of the viewer's stores (function `store_members_page()`). */
export const storeMembersCall = (
  storeId: string,
  { search, status, membershipId, provider, order, page }: MembersQuery,
  pageSize: number,
): BackendCall => ({
  path: '/rest/v1/rpc/store_members_page',
  body: {
    store_id: storeId,
    search,
    ...(status !== null && { status }),
    ...(membershipId !== null && { membership_id: membershipId }),
    ...(provider !== null && { provider }),
    sort_by: order,
    page,
    page_size: pageSize,
  },
});

/** Adds a member by hand (function `add_store_member()`). The database adds at most one member per id. */
export const addStoreMemberCall = (
  storeId: string,
  id: string,
  { membershipId, discordId, name, until }: MemberDetails,
): BackendCall => ({
  path: '/rest/v1/rpc/add_store_member',
  body: {
    store_id: storeId,
    member_id: id,
    membership_id: membershipId,
    discord_id: discordId,
    display_name: name,
    until,
  },
});

/** Ends or restores a membership that no provider manages (function `change_store_member()`). */
export const changeStoreMemberCall = (id: string, isEnded: boolean): BackendCall => ({
  path: '/rest/v1/rpc/change_store_member',
  body: { member_id: id, is_ended: isEnded },
});

/** Sets or removes the Discord account of a member (function `link_store_member()`). */
export const linkStoreMemberCall = (id: string, discordId: string | null): BackendCall => ({
  path: '/rest/v1/rpc/link_store_member',
  body: { member_id: id, discord_id: discordId },
});

/** Imports either all members or none (function `import_store_members()`). If `isTrial` is true, nothing is stored. */
export const importStoreMembersCall = (
  storeId: string,
  rows: readonly Readonly<Record<string, string>>[],
  isTrial: boolean,
): BackendCall => ({
  path: '/rest/v1/rpc/import_store_members',
  body: { store_id: storeId, rows, is_trial: isTrial },
});

/**
 * Reads a page of a store's transactions. `parameters` are the parameters of the function `store_transactions_page()`.
 */
export const transactionsCall = (parameters: {
  store_id: string;
  search: string;
  kind: string | null;
  status: string | null;
  membership_id: string | null;
  currency: string | null;
  from_time: string | null;
  to_time: string | null;
  page: number;
  page_size: number;
}): BackendCall => ({ path: '/rest/v1/rpc/store_transactions_page', body: parameters });

/** Reads the monthly sums of a store. */
export const storeMonthsCall = (storeId: string): BackendCall => ({
  path: '/rest/v1/rpc/store_months',
  body: { store_id: storeId },
});

/** Reads the connection of a store to its payment providers. */
export const paymentSetupCall = (storeId: string): BackendCall => ({
  path: '/rest/v1/rpc/payment_setup',
  body: { store_id: storeId },
});

/** Sets the signing secret of a provider; '' removes it. */
export const setPaymentSecretCall = (parameters: {
  store_id: string;
  provider: string;
  secret: string;
}): BackendCall => ({ path: '/rest/v1/rpc/set_payment_secret', body: parameters });

/** Assigns a plan of a provider to a membership; null removes the assignment or the dismissal. */
export const assignPlanCall = (parameters: {
  store_id: string;
  provider: string;
  plan_id: string;
  membership_id: string | null;
}): BackendCall => ({ path: '/rest/v1/rpc/assign_plan', body: parameters });

/** Dismisses the sales of a plan, or a sale without a plan. */
export const dismissPlanCall = (parameters: {
  store_id: string;
  provider: string;
  plan_id: string;
}): BackendCall => ({ path: '/rest/v1/rpc/dismiss_plan', body: parameters });

/** Reads the overview of a store for the last `days` days. */
export const storeOverviewCall = (storeId: string, days: number): BackendCall => ({
  path: '/rest/v1/rpc/store_overview',
  body: { store_id: storeId, days },
});

/** Reads the number of visitors of a store by day and referrer, for the last `days` days. */
export const storeCountsCall = (storeId: string, days: number): BackendCall => ({
  path: '/rest/v1/rpc/store_counts',
  body: { store_id: storeId, days },
});
/** Reads one page of reviews for one of the viewer's stores (function `store_reviews_page()`). */
export const storeReviewsCall = (storeId: string, page: number, pageSize: number): BackendCall => ({
  path: '/rest/v1/rpc/store_reviews_page',
  body: { store_id: storeId, page, page_size: pageSize },
});

/** Sets or removes the reply to a review (function `reply_to_review()`). */
export const replyCall = (parameters: {
  review_id: string;
  version: number;
  before: string | null;
  reply: string | null;
}): BackendCall => ({ path: '/rest/v1/rpc/reply_to_review', body: parameters });
