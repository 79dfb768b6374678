import { httpsLink } from '#domain/marketplace/https-link';
import { isVisible } from '#domain/names';
import { categories } from '#domain/marketplace/store';
import { slugProblem } from '#domain/marketplace/slug';
import { isOfficialName, nameKey } from '#domain/marketplace/store-name';
import { duplicate, violated } from '../postgrest';
import { isSold } from './stores';
import type { StoreRow } from './store-row';

const picture =
  /^(biz_[A-Za-z0-9]{1,64})\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpe?g|gif|webp|avif)$/;

/** The address must differ from those of `others`. It may be reserved only if the row had it `before`. */
export function storeRowError(
  row: StoreRow,
  {
    others,
    before,
    isKept,
  }: { others: readonly StoreRow[]; before?: StoreRow | undefined; isKept: boolean },
): Response | null {
  const failed = storeChecks.find(({ holds }) => !holds(row));
  if (failed) {
    return violated('stores', failed.name);
  }
  const isReserved = slugProblem(row.slug) === 'reserved' && row.slug !== before?.slug;
  const isTaken = others.some(({ slug }) => slug === row.slug);
  if (isReserved && !isTaken) return violated('stores', 'stores_slug_reserved');
  if (isTaken || isKept) return duplicate('stores_slug_key');
  const isShown = row.is_visible && (!before?.is_visible || row.name !== before.name);
  const hasName = (other: StoreRow) =>
    other.is_visible && !other.hidden_by_site && nameKey(other.name) === nameKey(row.name);
  const isNameTaken =
    isOfficialName(row.name) ||
    others.some((other) => other.owner_id !== row.owner_id && hasName(other));
  return isShown && isNameTaken ? duplicate('stores_name_key') : null;
}

export function isPublishable({ is_designed, memberships }: StoreRow): boolean {
  const sold = memberships.filter(isSold);
  return is_designed && sold.length > 0 && sold.every(({ checkout_url }) => checkout_url !== null);
}

const lengthOf = (text: string) => Array.from(text).length;
const isPictureOf = (path: string | null, id: string) =>
  path === null || picture.exec(path)?.[1] === id;

/** The check constraints that the mock checks, with their names, in the order in which PostgreSQL checks them. */
const storeChecks: readonly { name: string; holds: (row: StoreRow) => boolean }[] = [
  {
    name: 'stores_card_path_check',
    holds: ({ card_path, id }) => isPictureOf(card_path, id),
  },
  {
    name: 'stores_category_check',
    holds: ({ category }) => categories.some((known) => known === category),
  },
  {
    name: 'stores_design_check',
    holds: ({ design }) =>
      typeof design === 'object' &&
      !Array.isArray(design) &&
      JSON.stringify(design).length <= 65_536,
  },
  {
    name: 'stores_design_colors',
    holds: ({ design }) =>
      ['primaryColor', 'secondaryColor', 'accentColor'].every((name) => {
        const color: unknown = Reflect.get(design, name) ?? '#000000';
        return typeof color === 'string' && /^#[\da-f]{6}$/i.test(color);
      }),
  },
  {
    name: 'stores_logo_path_check',
    holds: ({ logo_path, id }) => isPictureOf(logo_path, id),
  },
  {
    name: 'stores_name_check',
    holds: ({ name }) => name.replaceAll(/^ +| +$/g, '') !== '' && lengthOf(name) <= 100,
  },
  { name: 'stores_name_visible', holds: ({ name }) => isVisible(name) },
  {
    name: 'stores_refund_policy_check',
    holds: ({ refund_policy }) => lengthOf(refund_policy) <= 4_000,
  },
  {
    name: 'stores_seller_name_check',
    holds: ({ seller_name }) => lengthOf(seller_name) <= 80,
  },
  {
    name: 'stores_seller_name_official',
    holds: ({ seller_name }) => !isOfficialName(seller_name),
  },
  {
    name: 'stores_slug_check',
    holds: ({ slug }) => [null, 'reserved'].includes(slugProblem(slug)),
  },
  {
    name: 'stores_support_url_check',
    holds: ({ support_url: url }) =>
      url === null || (httpsLink.test(url) && lengthOf(url) <= 2_048),
  },
  { name: 'stores_tagline_check', holds: ({ tagline }) => lengthOf(tagline) <= 140 },
];
