import type { Feature } from './feature';

/** Add-ons to any plan, arranged on the community server (spec §2, §9). */
export const additionalFeatures: readonly Feature[] = [
  {
    name: 'Anti-Mirroring Module',
    text: 'Marks each copy of a message invisibly, finds the account that mirrors your channels elsewhere and shuts it out.',
  },
  {
    name: 'SMS System',
    text: 'Sends the alerts that cannot wait as text messages to members who asked for them, keyword by keyword.',
  },
];

/** Above the add-ons (spec §2, to the letter). */
export const additionalInvitation = 'Contact us to add these features to your existing plan';
