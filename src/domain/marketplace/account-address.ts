/**
 * The parts of the account dialog that a marketplace URL can open with `?account=` (product.md §2.2). The links in the
 * emails open 'confirmed' and 'new-password'.
 */
export const accountParts = ['create', 'sign-in', 'reset', 'new-password', 'confirmed'] as const;
export type AccountPart = (typeof accountParts)[number];

/** Returns the part that a query string names; null if it names no part or an unknown part. */
export function accountPartIn(search: string): AccountPart | null {
  const named = new URLSearchParams(search).get('account');
  return accountParts.find((part) => part === named) ?? null;
}
