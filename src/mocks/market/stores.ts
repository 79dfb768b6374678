import type { Conditions } from '../conditions';
import { boughtMembers, offeredMembers } from './bought-members';
import { moved } from '../clock';
import { roleId } from '../dashboard/guild';
import { hostile, manyStores, sharedServer } from './odd-stores';
import { cardsId, startingStores } from './starting-stores';
import { storePageReviews, type ReviewRow } from './review-rows';
import type { LeftAddress } from './store-row-store';
import { countedStores, startingMembersOf, type StoreMemberRow } from './store-member-row';
import { membership, type MembershipRow, type StoreRow } from './store-row';
import { pick } from '../postgrest';

export function storesIn({ stores }: Pick<Conditions, 'stores'>): readonly StoreRow[] {
  switch (stores) {
    case 'usual':
    case 'unreachable':
    case 'neverAnswers':
      return startingStores;
    case 'none':
      return [];
    case 'many':
      return [...startingStores, ...manyStores()];
    case 'hidden':
      return changed(() => ({ is_visible: false }));
    case 'notDesigned':
      return changed(() => ({ is_designed: false }));
    case 'soldOut':
      return changed(({ memberships }) => ({
        memberships: memberships.map((row) => ({ ...row, max_members: 50, members: 50 })),
      }));
    case 'noMemberships':
      return changed(() => ({ memberships: [] }));
    case 'manyMemberships':
      return changed(({ id }) => ({
        memberships: Array.from({ length: 40 }, (_, index) =>
          membership(id, index, {
            name: `Membership ${index + 1}`,
            price_minor: 500 + index * 250,
            features: Array.from({ length: index % 7 }, (__, feature) => `Feature ${feature + 1}`),
            checkout_url: 'https://whop.com/card-collectors/any/',
          }),
        ),
      }));
    case 'manyMembers':
      return changed(({ memberships }) => ({
        memberships: memberships.map((row) =>
          row.position === 0 ? { ...row, members: 5_000 } : row,
        ),
      }));
    case 'oversold':
      return changed(({ memberships }) => ({
        memberships: memberships.map((row) =>
          row.position === 1 ? { ...row, max_members: row.members } : row,
        ),
      }));
    case 'bought':
      return countedStores(storesWithRoles, [
        ...startingMembersOf(startingStores),
        ...boughtMembers,
      ]);
    case 'offered':
      return countedStores(storesWithRoles, [
        ...startingMembersOf(startingStores),
        ...boughtMembers,
        ...offeredMembers,
      ]);
    case 'hostile':
      return changed(hostile);
    case 'draft':
      return changed(fresh).filter(({ id, owner_id }) => id === cardsId || owner_id !== cardsOwner);
    case 'deleted':
      return startingStores.filter(({ id }) => id !== cardsId);
    case 'hiddenBySite':
      return changed(() => ({ hidden_by_site: true, hidden_reason: hiddenReason }));
    case 'linkPaused':
      return changed(() => ({ server_link: 'paused' }));
    case 'sharedServer':
      return sharedServer(startingStores);
    case 'roleRefused':
      return changed(({ memberships }) => ({
        refused_role_ids: [roleId('Admin')],
        memberships: memberships.map((row) => ({ ...row, role_id: roleId('Admin') })),
      }));
    case 'unlinked':
      return changed(() => ({ server_id: null, server_link: 'unlinked' }));
  }
}

/** Returns the addresses that stores have left when a world begins. `now` is in Unix ms. */
export function leftAddressesIn(
  { stores }: Pick<Conditions, 'stores'>,
  now: number,
): readonly LeftAddress[] {
  return startingStores.flatMap(({ id, slug, owner_id }) =>
    stores === 'deleted' && id === cardsId
      ? [{ slug, store_id: id, owner_id, gone_at: moved(Date.parse('2026-10-20T12:00:00Z'), now) }]
      : [],
  );
}

export const hiddenReason =
  'Buyers report that they paid and got no role. Answer them, then write to us.';

const cardsOwner = startingStores.find(({ id }) => id === cardsId)?.owner_id;

/** The starting stores, in which each membership of a store with a server has a role. */
const storesWithRoles: readonly StoreRow[] = startingStores.map((store) => {
  const { server_id, memberships } = store;
  if (server_id === null) return store;
  const role_id = roleId('Subscriber', server_id);
  return { ...store, memberships: memberships.map((row) => ({ ...row, role_id })) };
});

/** Returns the columns of a store right after it was opened. */
function fresh(): Partial<StoreRow> {
  return {
    tagline: '',
    category: 'other',
    server_id: null,
    design: {},
    seller_name: '',
    refund_policy: '',
    support_url: null,
    is_designed: false,
    is_visible: false,
    memberships: [],
  };
}

function changed(change: (store: StoreRow) => Partial<StoreRow>): readonly StoreRow[] {
  return startingStores.map((store) =>
    store.id === cardsId ? { ...store, ...change(store) } : store,
  );
}

export function isPublic({ is_designed, is_visible, hidden_by_site }: StoreRow): boolean {
  return is_designed && is_visible && !hidden_by_site;
}

export function isSold({ is_visible, archived_at }: MembershipRow): boolean {
  return is_visible && archived_at === null;
}

/** Returns a design without a typed rating, and without hours of support that are not shown. */
function shownDesign(design: StoreRow['design']): StoreRow['design'] {
  const { stats } = design;
  if (typeof stats !== 'object' || stats === null || Array.isArray(stats)) return design;
  const {
    averageRating: _,
    totalReviews: __,
    reviewsEnabled: ___,
    customSupportHours,
    ...shown
  } = stats as Record<string, unknown>;
  return {
    ...design,
    stats:
      shown['supportType'] === 'custom' && customSupportHours !== undefined
        ? { ...shown, customSupportHours }
        : shown,
  };
}

/** Returns the result of the function `store_page()`. */
export function storePageRow(
  store: StoreRow,
  reviews: readonly ReviewRow[] = [],
  members: readonly StoreMemberRow[] = [],
) {
  return {
    ...pick(store, 'id', 'slug', 'name', 'tagline', 'category', 'logo_path', 'card_path'),
    ...pick(store, 'refund_policy', 'support_url', 'seller_name'),
    design: shownDesign(store.design),
    reviews: storePageReviews(reviews, members, store.id),
    memberships: ordered(store.memberships)
      .filter(isSold)
      .map((row) => ({
        ...pick(row, 'id', 'name', 'description', 'payment_type', 'billing_interval'),
        ...pick(row, 'price_minor', 'currency', 'max_members', 'members', 'early_bird_price_minor'),
        ...pick(row, 'early_bird_until', 'early_bird_places', 'features', 'checkout_url'),
      })),
  };
}

/** Returns memberships in the order of the database functions. */
export function ordered(memberships: readonly MembershipRow[]): readonly MembershipRow[] {
  return memberships.toSorted(
    (a, b) =>
      a.position - b.position ||
      Date.parse(a.created_at) - Date.parse(b.created_at) ||
      Number(a.id > b.id) - Number(a.id < b.id),
  );
}
