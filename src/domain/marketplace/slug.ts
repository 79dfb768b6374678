/** Words that a store cannot use as its address (product.md §21.1). The database has the same list. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'app',
  'assets',
  'auth',
  'biz',
  'dashboard',
  'design',
  'docs',
  'edit',
  'embeds',
  'features',
  'grouped',
  'help',
  'home',
  'login',
  'logout',
  'marketplace',
  'memberships',
  'new',
  'payments',
  'pricing',
  'privacy',
  'search',
  'settings',
  'setup',
  'signin',
  'signup',
  'sitemap',
  'static',
  'store',
  'stores',
  'support',
  'terms',
  'users',
  'www',
]);

/** Lengths in characters. */
export const slugLimits = { shortest: 3, longest: 40 } as const;

/** Why a store cannot use the given text as its address. */
export type SlugProblem = 'missing' | 'tooShort' | 'tooLong' | 'malformed' | 'reserved';

/**
 * Returns why a store cannot use `slug` as its address, or null. Does not check whether another store uses the address,
 * because only the database knows that.
 */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug === '') return 'missing';
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug)) return 'malformed';
  if (slug.length < slugLimits.shortest) return 'tooShort';
  if (slug.length > slugLimits.longest) return 'tooLong';
  return reservedSlugs.has(slug) || slug.startsWith('demo-') ? 'reserved' : null;
}

/**
 * Returns an address made from a store's name, such as 'cafe-deja-vu' for 'Café Déjà Vu!'. Returns '' if the name has
 * too few Latin letters and digits. A reserved word gets the suffix '-store'.
 */
export function suggestedSlug(name: string): string {
  const plain = name
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, slugLimits.longest)
    .replaceAll(/^-|-$/g, '');
  if (slugProblem(plain) === null) return plain;
  const longer = `${plain}-store`;
  return plain !== '' && slugProblem(longer) === null ? longer : '';
}
