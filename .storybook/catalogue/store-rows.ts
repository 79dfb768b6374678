import type { removalErrors, sellerMessages } from '#content/messages/market/seller';
import { fixed, row, type Rows, type RowsOf } from './row';

const deletion = (name: string) => `seller-setup-states--deletion-${name}`;

export const stores = {
  'Please log in to access your store': fixed('the viewer is signed out', 'seller--signed-out'),
  "You don't have access to this store": fixed(
    'the store belongs to another account',
    'seller--anothers-store',
  ),
  'Please create your store first': fixed('the account has no store', 'seller--without-a-store'),
  'Store created successfully!': fixed('a store was created', 'seller-setup--created'),
  'Your store could not be loaded': row('the server does not respond', 'seller--unreachable'),
} satisfies RowsOf<
  Pick<
    typeof sellerMessages,
    'signInRequired' | 'notYours' | 'createStoreFirst' | 'created' | 'unreachable'
  >
>;

export const storeDeletion = {
  'You cannot delete this store. It may belong to another account now.': row(
    'the server refuses the deletion',
    deletion('not-allowed'),
  ),
  'Grouped has hidden this store, so it cannot be deleted. Contact support.': row(
    'the site has hidden the store',
    deletion('of-hidden'),
  ),
  'The store could not be deleted. Try again.': row(
    'the server has an error',
    deletion('rejected'),
  ),
  'Your session has ended. Sign in again to delete the store.': row(
    'the session has ended',
    deletion('sign-in-required'),
  ),
  'The store was not deleted. Check your connection and try again.': row(
    'the server cannot be reached',
    deletion('unreachable'),
  ),
  'No response: the store may have been deleted. Check your connection and try again.': row(
    'the answer is lost',
    deletion('unanswered'),
  ),
} satisfies RowsOf<typeof removalErrors>;

export const designs: Rows = {
  'Store design saved successfully!': row('the design is saved', 'patterns-notices--saves-design'),
  'Design reset to defaults': row(
    '“Reset to Defaults” was pressed',
    'patterns-notices--saves-design',
  ),
};

export const memberships: Rows = {
  'Membership created successfully!': fixed(
    'a membership was created',
    'seller-memberships--creates',
  ),
  'No memberships created yet': fixed('the store has no membership', 'seller-memberships--empty'),
};

export const members: Rows = {
  'No users added yet': fixed('the store has no user', 'seller-users--empty'),
  'No users found': fixed('no user matches the search', 'seller-users--no-match'),
  'User added': fixed('a user was added', 'seller-users--adds'),
  'Discord account saved': fixed('a Discord account was linked', 'seller-users--links-account'),
};

export const payments: Rows = {
  'No transactions found': fixed('the store has no payment', 'seller-payments--empty'),
};

export const figures: Rows = {
  'No figures yet': fixed('the store is new', 'seller-overview--empty'),
  'Visitor counts exported': fixed('a file was downloaded', 'seller-overview--busy'),
  'The figures could not be loaded': fixed(
    'the server does not respond',
    'seller-overview--unreachable',
  ),
};

export const marketplace: Rows = {
  'No memberships available yet': row('a store sells nothing', 'store--without-memberships'),
};

export const docs: Rows = {
  'No Commands Found': fixed('no command matches the search', 'docs-commands--none-found'),
  'Version not found': fixed('there is no such version', 'docs-pages--unknown-version'),
};
