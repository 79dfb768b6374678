import type { Feature } from './feature';

/** The add-ons, which can be combined with any plan (product.md §1.5). */
export const additionalFeatures: readonly Feature[] = [
  {
    name: 'Anti-Mirroring Module',
    text: 'Adds an invisible mark to each copy of a message, so you can find the account that mirrors your channels and remove it.',
  },
  {
    name: 'SMS System',
    text: 'Sends urgent alerts by text message to members who sign up, for the keywords they choose.',
  },
];

/** Shown above the add-ons (product.md §3.7). */
export const additionalInvitation = 'Contact us to add these features to your existing plan';
