import { spelledOut } from '../fold';
import { cutTo, isVisible } from '../names';

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
 * Returns an address made from a store's name, such as 'cafe-deja-vu' for 'Café Déjà Vu!'. A name without Latin letters
 * and digits gets a neutral address, such as 'store-1x8k2f', which is always the same for the name. Returns '' if the
 * name has no letter, digit or symbol. A reserved or short word gets the suffix '-store'.
 */
export function suggestedSlug(name: string): string {
  const start = cutTo(name, LONGEST_READ);
  const plain = inLatin(start)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, slugLimits.longest)
    .replaceAll(/^-|-$/g, '');
  if (slugProblem(plain) === null) return plain;
  const longer = `${plain}-store`;
  if (plain !== '') return slugProblem(longer) === null ? longer : '';
  return isVisible(start) && /[\p{L}\p{N}\p{S}]/u.test(start) ? `store-${codeOf(start)}` : '';
}

/** The most characters of a name that are read. */
const LONGEST_READ = 200;

/**
 * Returns a text with Latin letters without marks, in which letters that Unicode does not decompose are spelled out:
 * 'Strasse' for 'Straße', 'Oresund' for 'Øresund'. Other scripts stay.
 */
export function inLatin(text: string): string {
  return Array.from(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''), (letter) => {
    const small = letter.toLowerCase();
    const plain = spelledOut.get(small) ?? hooked.get(small);
    if (plain === undefined) return letter;
    return small === letter ? plain : plain.slice(0, 1).toUpperCase() + plain.slice(1);
  }).join('');
}

/** Letters with hooks and strokes of African and other languages. */
const hooked: ReadonlyMap<string, string> = new Map(
  [
    ['b', 'ɓƀ'],
    ['c', 'ƈ'],
    ['d', 'ɖɗ'],
    ['e', 'ɛ'],
    ['f', 'ƒ'],
    ['g', 'ɠɣǥ'],
    ['h', 'ɦ'],
    ['i', 'ɨɩ'],
    ['k', 'ƙ'],
    ['l', 'ƚ'],
    ['n', 'ɲƞ'],
    ['o', 'ɔɵ'],
    ['p', 'ƥ'],
    ['t', 'ƭ'],
    ['u', 'ʉʊ'],
    ['v', 'ʋ'],
    ['y', 'ƴ'],
    ['z', 'ƶ'],
  ].flatMap(([plain = '', letters = '']) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ),
);

/** Returns six letters and digits that depend on the whole text (FNV-1a). */
function codeOf(text: string): string {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93) >>> 0, 0x81_1c_9d_c5);
  return hash.toString(36).padStart(6, '0').slice(-6);
}
