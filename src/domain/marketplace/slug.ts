import { spelledOut } from '../fold';
import { cutTo, isVisible } from '../names';

const list = (words: string) => words.trim().split(/\s+/).join('|');

/** Parts of this site, of other sites, and official names. */
const words = list(`
  about academy account accounts admin admins administrator api app apps assets auth
  billing biz blog bot business buy careers cart category changelog checkout claim claims
  commands community contact custom dashboard demo design discord docs download edit
  editor editors embed embeds explore favicon features feed feeds forum grouped guide
  help helpdesk home index info jobs legal live login logout mail marketplace me member
  members membership memberships mod moderation moderator moderators my news new null
  official oauth order orders owner panel partner partners password payment payments
  payout payouts policy premium press preview pricing privacy profile public purchase
  receipt refund refunds register report reports reset review reviews robots root rules
  sales script search security sell seller sellers server servers session settings setup
  shop signin signout signup site sitemap staff start static status store stores subscribe
  support system team teams terms test trust undefined unsubscribe update updates upgrade
  user users verification verified verify waitlist webhook webhooks welcome www
`);
/** A name that begins with one of these, or ends with one of `titles`, looks official. */
const heads = list('admin billing demo helpdesk official staff support verified www');
const titles = list(`
  admin administrator billing checkout helpdesk login moderator moderators official
  payment payments payout payouts refund refunds security signin staff support
  verification verified verify
`);
const providers = list(`
  applepay cashapp googlepay gumroad klarna lemonsqueezy mastercard patreon paypal stripe
  supabase venmo whop
`);

/** Letters and digits that look like another letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  i: 'l',
  vv: 'w',
  rn: 'm',
};

/** Returns an address or a pattern in which everything that looks alike is the same, such as 'paypal' for 'paypa1'. */
const asItLooks = (text: string): string =>
  text.replaceAll(/[\di]|vv|rn/g, (part) => lookAlikes[part] ?? part);

/**
 * The addresses that a store cannot use (product.md §21.1), as they look. The database has the same two patterns
 * (`private.is_reserved_slug`, `private.looks_official`). `joined` is without hyphens.
 */
export const reservedSlugs = {
  hyphenated: asItLooks(
    `^(${words})$|^(${heads})-|(^|-)(${titles})$|(^|-)(grouped|${providers})(-|$)`,
  ),
  joined: asItLooks(
    `^grouped|^(${providers}|discord|paddle|square|visa)(s|app|help|hq|inc|pay|team|${titles})*$`,
  ),
} as const;

/** Returns whether an address looks official, or belongs to a page of this site. */
export function isReservedSlug(slug: string): boolean {
  const read = asItLooks(slug);
  return new RegExp(reservedSlugs.hyphenated).test(read) || looksOfficial(read.replaceAll('-', ''));
}

/** Returns whether a text in small letters, without spaces and hyphens, is a name of the site or of a payment provider. */
export function looksOfficial(joined: string): boolean {
  return new RegExp(reservedSlugs.joined).test(asItLooks(joined));
}

/** Lengths in characters. */
export const slugLimits = { shortest: 3, longest: 40 } as const;

export type SlugProblem = 'missing' | 'tooShort' | 'tooLong' | 'malformed' | 'reserved';

/** Checks only the text: the database alone knows whether another store uses the address. */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug === '') return 'missing';
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug)) return 'malformed';
  if (slug.length < slugLimits.shortest) return 'tooShort';
  if (slug.length > slugLimits.longest) return 'tooLong';
  return isReservedSlug(slug) ? 'reserved' : null;
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

const LONGEST_READ = 200;

/** Removes marks and spells letters out: 'Strasse' for 'Straße', 'Oresund' for 'Øresund'. Other scripts stay. */
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
