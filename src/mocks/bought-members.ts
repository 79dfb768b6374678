import { people } from './people';
import { startingStores } from './starting-stores';
import type { StoreMemberRow } from './store-member-row';

const { discord } = people.moderator;

/** Returns a purchase of noor.moderates: the membership at a position of a store. */
function bought(
  index: number,
  slug: string,
  position: number,
  row: Pick<StoreMemberRow, 'status' | 'provider' | 'since' | 'until'>,
): StoreMemberRow[] {
  const sold = startingStores.find((store) => store.slug === slug)?.memberships[position];
  if (!sold) return [];
  const isManaged = row.provider === 'stripe' || row.provider === 'whop';
  return [
    {
      id: `5a1e2000-0000-4000-8000-00000000000${index}`,
      store_id: sold.store_id,
      membership_id: sold.id,
      provider_reference: isManaged ? `${row.provider}_bought_${index}` : null,
      provider_customer_id: isManaged ? `cus_bought_${index}` : null,
      discord_id: discord.id,
      display_name: 'Noor',
      is_oversold: false,
      created_at: row.since,
      email: isManaged ? 'noor@buyers.example' : null,
      ...row,
    },
  ];
}

/** The purchases of noor.moderates in the world in which there are some. */
export const boughtMembers: readonly StoreMemberRow[] = [
  ...bought(1, 'card-collectors', 0, {
    status: 'active',
    provider: 'whop',
    since: '2026-10-14T09:00:00.000Z',
    until: '2026-12-14T09:00:00.000Z',
  }),
  ...bought(2, 'amazon-sellers-lab', 0, {
    status: 'past_due',
    provider: 'stripe',
    since: '2026-09-20T09:00:00.000Z',
    until: '2026-11-20T09:00:00.000Z',
  }),
  ...bought(3, 'picks-club', 0, {
    status: 'active',
    provider: 'manual',
    since: '2026-08-15T09:00:00.000Z',
    until: null,
  }),
  ...bought(4, 'card-collectors', 1, {
    status: 'canceled',
    provider: 'stripe',
    since: '2026-06-01T09:00:00.000Z',
    until: '2026-09-01T09:00:00.000Z',
  }),
];
