import { expect, it } from 'vitest';
import { claimedText } from './membership-claim';

it.each([
  [{ claimed: 1, own: 0, taken: 0 }, 'It is in your list now.'],
  [
    { claimed: 2, own: 0, taken: 1 },
    'They are in your list now. Other memberships bought with this address already belong to another account. Ask the store about them.',
  ],
  [
    { claimed: 0, own: 2, taken: 0 },
    'Everything bought with this address is already in your account.',
  ],
  [
    { claimed: 0, own: 1, taken: 1 },
    'Other memberships bought with this address already belong to another account. Ask the store about them.',
  ],
])(
  'never says that everything is in the account if another account has some: %j',
  (counts, help) => {
    expect(claimedText(counts).help).toBe(help);
  },
);
