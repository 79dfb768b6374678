import { people } from '../session/people';
import { startingReviews } from './review-rows';
import { cardsId, startingStores } from './starting-stores';
import type { StoreMemberRow } from './store-member-row';

const { discord } = people.moderator;

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

/** The rows that `my_memberships()` returns for noor.moderates. */
const listedMembers: readonly StoreMemberRow[] = [
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
].map((row) =>
  row.provider === 'manual' ? row : { ...row, user_id: people.moderator.id, is_confirmed: true },
);

/** The address with which noor.moderates has bought memberships without being signed in. */
export const receiptAddress = 'noor.shop@mail.example';

/** An email address with one purchase, which already belongs to another account. */
export const sharedAddress = 'shared@mail.example';

const unlinked = (
  rows: readonly StoreMemberRow[],
  email: string,
  discordId: string | null = null,
) => rows.map((row) => ({ ...row, discord_id: discordId, email }));

/** The author of a review whom the store has added by hand. */
const addedReviewer = 'femi';

/** The authors of the reviews of card-collectors. They have left, all but one after a purchase that they confirmed. */
const reviewers: readonly StoreMemberRow[] = startingReviews
  .filter(({ store_id }) => store_id === cardsId)
  .flatMap((review, index) =>
    bought(index, 'card-collectors', 1, {
      status: 'canceled',
      provider: review.author === addedReviewer ? 'manual' : 'stripe',
      since: '2026-05-01T09:00:00.000Z',
      until: '2026-10-01T09:00:00.000Z',
    }).map((row) => ({
      ...row,
      id: review.id.replace('5a1e3000', '5a1e2001'),
      provider_reference: row.provider_reference && `stripe_reviewer_${index}`,
      provider_customer_id: row.provider_customer_id && `cus_reviewer_${index}`,
      discord_id: null,
      display_name: review.author ?? '',
      email: null,
      user_id: review.user_id,
      is_confirmed: row.provider === 'stripe',
    })),
  );

/** All purchases of the world: the listed ones, and those that can be claimed with an email address. */
export const boughtMembers: readonly StoreMemberRow[] = [
  ...listedMembers,
  ...reviewers,
  ...unlinked(
    bought(5, 'amazon-sellers-lab', 0, {
      status: 'active',
      provider: 'stripe',
      since: '2026-11-02T09:00:00.000Z',
      until: '2026-12-02T09:00:00.000Z',
    }),
    receiptAddress,
  ),
  ...unlinked(
    bought(6, 'card-collectors', 1, {
      status: 'refunded',
      provider: 'stripe',
      since: '2026-05-01T09:00:00.000Z',
      until: '2026-05-09T09:00:00.000Z',
    }),
    receiptAddress,
  ),
  ...unlinked(
    bought(7, 'card-collectors', 0, {
      status: 'active',
      provider: 'whop',
      since: '2026-10-20T09:00:00.000Z',
      until: '2026-12-20T09:00:00.000Z',
    }),
    sharedAddress,
    '300000000000000009',
  ),
];

/** Purchases that wait for the confirmation of noor.moderates. The receipt of the second was sent to another address. */
export const offeredMembers: readonly StoreMemberRow[] = [
  ...unlinked(
    bought(8, 'card-collectors', 1, {
      status: 'active',
      provider: 'stripe',
      since: '2026-11-20T09:00:00.000Z',
      until: '2026-12-20T09:00:00.000Z',
    }),
    people.moderator.email,
  ),
  ...unlinked(
    bought(9, 'amazon-sellers-lab', 0, {
      status: 'active',
      provider: 'stripe',
      since: '2026-11-19T09:00:00.000Z',
      until: '2026-12-19T09:00:00.000Z',
    }),
    receiptAddress,
  ),
].map((row) => ({ ...row, offered_to: people.moderator.id }));
