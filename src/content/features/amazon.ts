import type { Feature } from './feature';

/** The tools of the Amazon Plan, in addition to the Base features (product.md §1.5). */
export const amazonFeatures: readonly Feature[] = [
  {
    name: 'SellerAMP',
    text: 'Looks up a product code and replies with rank, fees, offers, and estimated profit, right in the channel.',
  },
  {
    name: 'Keepa',
    text: 'Adds the price and rank history of a product to each lead, so members can spot a price spike before they buy.',
  },
  {
    name: 'Storefront Stalker',
    text: 'Watches the storefronts you choose and posts their new listings.',
  },
  {
    name: 'IP-Alert Check',
    text: 'Warns you, before you buy, about brands known for intellectual-property complaints.',
  },
];
