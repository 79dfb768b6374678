import type { BackendCall } from './backend-calls';

/** Reads the memberships of the viewer (function `my_memberships()`). */
export const myMembershipsCall: BackendCall = { path: '/rest/v1/rpc/my_memberships', body: {} };

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
