import type { Feature } from './feature';

/** What the Amazon Plan has on top of everything in Base (spec §9). */
export const amazonFeatures: readonly Feature[] = [
  {
    name: 'SellerAMP',
    text: 'Answers a product code with rank, fees, offers and estimated profit, in the channel where it was asked.',
  },
  {
    name: 'Keepa',
    text: 'Draws the price and rank history of a product under the lead, so nobody buys a spike.',
  },
  {
    name: 'Storefront Stalker',
    text: 'Watches the storefronts you name and posts what they list, minutes after they list it.',
  },
  {
    name: 'IP-Alert Check',
    text: 'Warns of brands known for intellectual-property complaints before a unit is bought.',
  },
];
