import type { BackendCall } from './backend-calls';

/** Reads the memberships of the viewer (function `my_memberships()`). */
export const myMembershipsCall: BackendCall = { path: '/rest/v1/rpc/my_memberships', body: {} };

/** Refuses what a store adds for the viewer (function `refuse_memberships()`). */
export const refuseMembershipsCall = (storeId: string): BackendCall => ({
  path: '/rest/v1/rpc/refuse_memberships',
  body: { store_id: storeId },
});

/** Saves the viewer's review of a store (function `save_store_review()`). */
export const saveReviewCall = (parameters: {
  store_id: string;
  rating: number;
  text: string;
  version: number | null;
}): BackendCall => ({ path: '/rest/v1/rpc/save_store_review', body: parameters });

/** Deletes the viewer's review of a store (function `delete_store_review()`). */
export const deleteReviewCall = (storeId: string, version: number): BackendCall => ({
  path: '/rest/v1/rpc/delete_store_review',
  body: { store_id: storeId, version },
});

/** Confirms or removes a membership that is offered to the viewer (function `confirm_membership()`). */
export const confirmMembershipCall = (memberId: string, isMine: boolean): BackendCall => ({
  path: '/rest/v1/rpc/confirm_membership',
  body: { member_id: memberId, is_mine: isMine },
});

/** Reads the references that are added to the store's checkout links for the viewer (function `buyer_references()`). */
export const buyerReferencesCall = (storeId: string): BackendCall => ({
  path: '/rest/v1/rpc/buyer_references',
  body: { store_id: storeId },
});

/** Claims the memberships that were bought with the viewer's confirmed address (function `claim_memberships()`). */
export const claimCall = (address: string): BackendCall => ({
  path: '/rest/v1/rpc/claim_memberships',
  body: { address },
});

/**
 * Requests a change of the email address of the viewer's account. The address changes after the viewer has opened the
 * links in the emails (supabase.md §2.11).
 */
export const addressChangeCall = (
  email: string,
  { challenge, returnTo }: { challenge: string; returnTo: string },
): BackendCall => ({
  method: 'PUT',
  path: `/auth/v1/user?redirect_to=${encodeURIComponent(returnTo)}`,
  body: { email, code_challenge: challenge, code_challenge_method: 's256' },
  headers: { 'x-supabase-api-version': '2024-01-01' },
});
