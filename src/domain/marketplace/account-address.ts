/**
 * The parts of the account dialog that the URL of the marketplace can open, in `?account=` (product.md §2.2).
 * 'confirmed' and 'new-password' are where the links in the emails lead.
 */
export const accountParts = ['create', 'sign-in', 'reset', 'new-password', 'confirmed'] as const;
export type AccountPart = (typeof accountParts)[number];

/** Returns the part in a query string; null if there is none, or an unknown one. */
export function accountPartIn(search: string): AccountPart | null {
  const named = new URLSearchParams(search).get('account');
  return accountParts.find((part) => part === named) ?? null;
}
