/** What somebody wrote about the product (spec §3 «Review»): a sample of those on Whop. */
export interface Review {
  id: string;
  name: string;
  /** What the avatar is drawn from: initials, in a color of the seed. */
  avatar: string;
  /** What they run: the community behind the name. */
  trade: string;
  /** Out of 5. */
  rating: number;
  content: string;
  /** As it is shown. */
  dateText: string;
}

/** All there is to say in a number, for the heads of the section (spec §1, §2). */
export const reviewsSummary = {
  rating: '5.00',
  count: '200+ verified reviews',
  shown: 'Showing 6 out of 200+ reviews',
} as const;

export const reviews: readonly Review[] = [
  {
    id: 'marcus-t',
    name: 'Marcus Tran',
    avatar: 'marcus-t',
    trade: 'Amazon sellers, 1,900 members',
    rating: 5,
    content:
      'Onboarding took my two mods about an hour a day. Now a ticket opens, the member picks their marketplace, Whop is checked and the role is there. We answer questions instead of handing out roles.',
    dateText: 'February 2025',
  },
  {
    id: 'dana-k',
    name: 'Dana Kowalski',
    avatar: 'dana.kowalski',
    trade: 'Retail arbitrage, 640 members',
    rating: 5,
    content:
      'The retention ticket alone pays for it. Eleven people cancelled in January, seven answered the ticket and four stayed. Before, I found out when the payment was gone.',
    dateText: 'February 2025',
  },
  {
    id: 'rico-v',
    name: 'Rico Valdés',
    avatar: 'rico',
    trade: 'Sneakers, 3,100 members',
    rating: 5,
    content:
      'Keyword pings changed how the group feels. Nobody mutes us any more, because you are only pinged for the pairs you follow.',
    dateText: 'January 2025',
  },
  {
    id: 'priya-s',
    name: 'Priya Shah',
    avatar: 'priya-s',
    trade: 'Trading cards, 820 members',
    rating: 5,
    content:
      'Success posts went from five a week to about thirty once they earned points. The watermark means every screenshot that gets passed around has our name on it.',
    dateText: 'January 2025',
  },
  {
    id: 'tom-h',
    name: 'Tom Hallberg',
    avatar: 'tom-hallberg',
    trade: 'Sports betting, 2,400 members',
    rating: 5,
    content:
      'I asked for a change to the giveaway rules on a Sunday night and it was live before Monday’s slate. Their support answers like a team mate, not like a help desk.',
    dateText: 'December 2024',
  },
  {
    id: 'ayo-b',
    name: 'Ayo Bello',
    avatar: 'ayo',
    trade: 'Crypto, 1,250 members',
    rating: 5,
    content:
      'I gave three editors access to points and embeds only, and I can see who changed what. That used to be one shared admin account and a lot of hope.',
    dateText: 'November 2024',
  },
];

/** Why somebody may report a review. */
export const reportReasons = [
  {
    id: 'notACustomer',
    label: 'Not a real customer',
    description: 'I believe the writer never used the product.',
  },
  {
    id: 'offensive',
    label: 'Offensive or hateful',
    description: 'It attacks a person or a group.',
  },
  {
    id: 'private',
    label: 'Private information',
    description: 'It shows a name, an address or a number that is not theirs to show.',
  },
  {
    id: 'misleading',
    label: 'Misleading',
    description: 'What it claims is not true.',
  },
] as const;

export type ReportReasonId = (typeof reportReasons)[number]['id'];

/** What is copied for the staff: which review, and what is wrong with it. */
export function reportText(review: Review, reason: ReportReasonId): string {
  const label = reportReasons.find(({ id }) => id === reason)?.label ?? reason;
  return [
    `Report of the review by ${review.name} (${review.id}, ${review.dateText})`,
    `Reason: ${label}`,
    `Review: “${review.content}”`,
  ].join('\n');
}
