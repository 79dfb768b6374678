/** A sample review from Whop (product.md §1.6). */
export interface Review {
  id: string;
  name: string;
  /** The kind and the size of the reviewer's community. */
  trade: string;
  /** Out of 5. */
  rating: number;
  content: string;
  /** The date as it is shown. */
  dateText: string;
}

export const reviewsSummary = {
  rating: '5.00',
  count: '200+ verified reviews',
  shown: 'Showing 6 out of 200+ reviews',
} as const;

export const reviews: readonly Review[] = [
  {
    id: 'marcus-t',
    name: 'Marcus Tran',
    trade: 'Amazon sellers, 1,900 members',
    rating: 5,
    content:
      'Onboarding used to take my two mods about an hour a day. Now a ticket opens, the member picks their marketplace, Whop confirms the payment, and they get the role. We answer questions instead of assigning roles.',
    dateText: 'February 2025',
  },
  {
    id: 'dana-k',
    name: 'Dana Kowalski',
    trade: 'Retail arbitrage, 640 members',
    rating: 5,
    content:
      'The retention ticket alone pays for it. Eleven people canceled in January, seven answered the ticket, and four stayed. Before, I only found out when the payment stopped.',
    dateText: 'February 2025',
  },
  {
    id: 'rico-v',
    name: 'Rico Valdés',
    trade: 'Sneakers, 3,100 members',
    rating: 5,
    content:
      'Keyword pings changed how the group feels. Nobody mutes us anymore, because you only get pinged for the pairs you follow.',
    dateText: 'January 2025',
  },
  {
    id: 'priya-s',
    name: 'Priya Shah',
    trade: 'Trading cards, 820 members',
    rating: 5,
    content:
      'We went from five success posts a week to about thirty once they earned points. Thanks to the watermark, every screenshot that gets passed around has our name on it.',
    dateText: 'January 2025',
  },
  {
    id: 'tom-h',
    name: 'Tom Hallberg',
    trade: 'Sports betting, 2,400 members',
    rating: 5,
    content:
      'I suggested a change to the giveaway rules and it made it into the bot. Support feels like part of the team, not like a help desk.',
    dateText: 'December 2024',
  },
  {
    id: 'ayo-b',
    name: 'Ayo Bello',
    trade: 'Crypto, 1,250 members',
    rating: 5,
    content:
      'I gave three editors access to points and embeds only, and I can see who changed what. That used to be one shared admin account and a lot of hope.',
    dateText: 'November 2024',
  },
];

export const reportReasons = [
  {
    id: 'notACustomer',
    label: 'Not a real customer',
    description: "I don't think this person has used the product.",
  },
  {
    id: 'offensive',
    label: 'Offensive or hateful',
    description: 'It attacks a person or a group.',
  },
  {
    id: 'private',
    label: 'Private information',
    description: "It shares someone's name, address, or phone number.",
  },
  {
    id: 'misleading',
    label: 'Misleading',
    description: 'What it says is not true.',
  },
] as const;

export type ReportReasonId = (typeof reportReasons)[number]['id'];

/** Returns the text of a report. The user copies it and sends it to the staff. */
export function reportText(review: Review, reason: ReportReasonId): string {
  const label = reportReasons.find(({ id }) => id === reason)?.label ?? reason;
  return [
    `Report of the review by ${review.name} (${review.id}, ${review.dateText})`,
    `Reason: ${label}`,
    `Review: “${review.content}”`,
  ].join('\n');
}
