import { postgrestError } from '../postgrest';
import type { TableRow } from '#services/database-functions';
import type { MembershipRow, StoreRow } from './store-row';

/** A row of `store_members`, together with the member's email address from `store_member_emails`. */
export interface StoreMemberRow extends TableRow<
  'store_members',
  'confirmed_at' | 'ended_at' | 'is_ending' | 'user_id'
> {
  status: 'active' | 'past_due' | 'canceled' | 'refunded';
  provider: 'stripe' | 'whop' | 'manual' | 'file';
  /** The account of a buyer who was signed in, or who has claimed the membership. */
  user_id?: string;
  /** Whether the buyer has confirmed it with the address of the receipt. */
  is_confirmed?: boolean;
  /** The account to which it is offered, because its checkout link had a reference of the account. */
  offered_to?: string;
  /** Whether the provider said that it ends after the paid period. */
  is_ending?: boolean;
  email: string | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The time at which the newest member of each membership joined: a few hours before the day of `WRITTEN_FOR`. */
const newest = Date.UTC(2026, 10, 24, 21);
const firstNames =
  'Ada Ben Cleo Dario Elif Femi Grace Hugo Ines Jonas Kemi Liam Mona Nils Olga Priya Quinn Rosa Sami Tara'.split(
    ' ',
  );
const lastNames =
  'Abara Berger Costa Duarte Engel Fischer Gomez Hansen Ito Jansen Keller Lopez Moreau Novak Okafor'.split(
    ' ',
  );
/** The statuses of the past members, who are at the end of each membership's list. */
const pastStatuses = ['canceled', 'canceled', 'refunded'] as const;

/**
 * Returns members with a spot, `oversold` members if sold out, and past members if a membership has several members.
 */
export function startingMembersOf(
  stores: readonly StoreRow[],
  oversold = 0,
): readonly StoreMemberRow[] {
  return stores.flatMap(({ memberships }) =>
    memberships.flatMap((sold) => {
      const past = sold.members > 1 ? pastStatuses : [];
      const present = sold.members + (sold.members === sold.max_members ? oversold : 0);
      return Array.from({ length: present + past.length }, (_, index) => {
        const status = past[index - present];
        if (status) {
          // The first of them ended two days before the newest member joined.
          const joined = newest - (12 + 8 * (index - present)) * DAY;
          const until = new Date(joined + 10 * DAY).toISOString();
          return { ...memberOf(sold, index, joined), status, until };
        }
        const step = sold.members > 1_000 ? 3 * HOUR : 8 * HOUR;
        const row = memberOf(sold, index, newest - (present - 1 - index) * step);
        return { ...row, is_oversold: index >= sold.members };
      });
    }),
  );
}

/** Returns the member at an index. `joined` is in Unix ms. */
function memberOf({ id, store_id, checkout_url }: MembershipRow, index: number, joined: number) {
  const position = id.slice(-4);
  const number = String(index).padStart(4, '0');
  const first = firstNames[index % firstNames.length] ?? '';
  const name = `${first} ${lastNames[(index * 7) % lastNames.length] ?? ''}`;
  const since = new Date(joined).toISOString();
  const provider = providerOf(checkout_url, index);
  const isManaged = provider === 'stripe' || provider === 'whop';
  const reference = `${position}${number}`;
  return {
    id: `5a1e1000-0000-4000-8000-${store_id.slice(-4)}${position}${number}`,
    store_id,
    membership_id: id,
    status: index % 11 === 10 ? 'past_due' : 'active',
    provider,
    provider_reference: isManaged ? `${provider === 'stripe' ? 'sub' : 'mem'}_${reference}` : null,
    provider_customer_id: isManaged ? `cus_${reference}` : null,
    discord_id:
      isManaged && index % 9 === 8 ? null : `41${store_id.slice(-4)}${position}0000${number}`,
    display_name: name,
    since,
    until: provider === 'manual' ? '2027-03-31T21:59:59.000Z' : null,
    is_oversold: false,
    created_at: since,
    email: isManaged ? `${name.toLowerCase().replace(' ', '.')}.${index + 1}@buyers.example` : null,
  } as const satisfies StoreMemberRow;
}

function providerOf(checkoutUrl: string | null, index: number): StoreMemberRow['provider'] {
  if (checkoutUrl === null || index % 12 === 7) return 'manual';
  if (index % 17 === 16) return 'file';
  return checkoutUrl.startsWith('https://whop.com') ? 'whop' : 'stripe';
}

/** Returns the stores with the number of members who have a spot, excluding oversold members. */
export function countedStores(
  stores: readonly StoreRow[],
  members: readonly StoreMemberRow[],
): readonly StoreRow[] {
  const taken = new Map<string, number>();
  for (const row of members) {
    const count = holdsPlace(row) && !row.is_oversold ? 1 : 0;
    taken.set(row.membership_id, (taken.get(row.membership_id) ?? 0) + count);
  }
  return stores.map((store) => ({
    ...store,
    memberships: store.memberships.map((row) => ({ ...row, members: taken.get(row.id) ?? 0 })),
  }));
}

export function holdsPlace({ status }: Pick<StoreMemberRow, 'status'>): boolean {
  return status === 'active' || status === 'past_due';
}

/** Returns the database's error for a row that breaks a constraint, or null. */
export function memberRowError({
  discord_id,
  display_name,
  until,
}: StoreMemberRow): Response | null {
  if (until !== null && Number.isNaN(Date.parse(until))) {
    return postgrestError(400, '22007', 'invalid input syntax for type timestamp with time zone');
  }
  const isName = Array.from(display_name).length <= 100;
  if (isName && (discord_id === null || /^\d{17,20}$/.test(discord_id))) return null;
  return postgrestError(400, '23514', 'new row for relation "store_members" violates a constraint');
}
