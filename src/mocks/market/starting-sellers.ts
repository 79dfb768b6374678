import { people } from '../session/people';

/** A row of `seller_accounts`. */
export interface SellerRow {
  user_id: string;
  username: string;
  /** ISO 8601. */
  created_at: string;
}

const created_at = '2026-07-01T09:00:00+00:00';

/** The accounts of the sellers in `starting-stores.ts`. */
export const startingSellers: readonly SellerRow[] = [
  { user_id: people.owner.id, username: 'mira', created_at },
  { user_id: people.admin.id, username: 'theo', created_at },
];
