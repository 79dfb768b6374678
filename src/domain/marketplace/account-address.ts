/**
 * The parts of the account dialog. A marketplace URL opens one with `?account=` (product.md §2.2). Emails link to
 * 'confirmed' and 'new-password'.
 */
export const accountParts = ['create', 'sign-in', 'reset', 'new-password', 'confirmed'] as const;
export type AccountPart = (typeof accountParts)[number];

export function accountPartIn(search: string): AccountPart | null {
  const named = new URLSearchParams(search).get('account');
  return accountParts.find((part) => part === named) ?? null;
}
