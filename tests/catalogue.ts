/** Where a text appears: a story or a journey. */
export type Stage = { story: string } | { journey: string };

const story = (id: string): Stage => ({ story: `screens-${id}` });
const journey = (file: string): Stage => ({ journey: `tests/journeys/${file}.spec.ts` });

const settings = (name: string) => story(`server-settings-wired--${name}`);
const editors = (name: string) => story(`server-settings-editors-wired--${name}`);
const team = (name: string) => story(`servers-team-management-wired--${name}`);
const noList = (name: string) => story(`servers-without-a-list--${name}`);
const send = (name: string) => story(`embeds-send-states--${name}`);
const signIn = journey('seen-texts');
const accounts = journey('accounts');

/**
 * The fixed texts of the product (product.md §16.1) by the source file that contains them. Each text has a story or
 * journey in which it appears. `…` stands for a placeholder. The stories run fails if a story does not show its texts.
 */
export const catalogue: Readonly<Record<string, Readonly<Record<string, Stage>>>> = {
  'content/messages/session.ts': {
    'Failed to sign in with Discord': signIn,
    'An error occurred during sign in': signIn,
    'Failed to sign out': signIn,
    'An error occurred during sign out': signIn,
    'Successfully signed out': signIn,
    'Welcome, …!': signIn,
    'Successfully signed in!': signIn,
    'Invalid credentials': signIn,
    'Logged in as admin': signIn,
    'Resyncing Discord data...': signIn,
    'Authentication failed. Please try again.': signIn,
    'Authentication error. Please try again.': signIn,
    'Failed to refresh token, no session returned': signIn,
    'Successfully logged out from marketplace': accounts,
  },
  'content/messages/account.ts': {
    'Account created successfully!': accounts,
  },
  'content/messages/config.ts': {
    "You don't have permission to modify this configuration": settings('every-error'),
    "You don't have permission to save these changes": settings('save-not-allowed'),
    "You don't have permission to modify API settings": story(
      'server-settings-api-wired--right-taken-away',
    ),
    'Authentication required to save changes': settings('every-error'),
    'Invalid server configuration': settings('every-error'),
    'Failed to save configuration': settings('every-error'),
    'Configuration saved successfully!': settings('owner'),
    'Command Executed': story('server-settings-misc-commands-wired--owner'),
    'Successfully executed …': story('server-settings-misc-commands-wired--owner'),
  },
  'content/messages/memberships.ts': {
    'Membership created successfully!': story('seller-memberships--creates'),
    'No memberships created yet': story('seller-memberships--empty'),
  },
  'content/messages/store-members.ts': {
    'No users added yet': story('seller-users--empty'),
    'No users found': story('seller-users--no-match'),
    'User added': story('seller-users--adds'),
    'CSV file downloaded': journey('users'),
    'Discord account saved': story('seller-users--links-account'),
  },
  'content/messages/team.ts': {
    'Failed to add team member': editors('adding-fails'),
    'Failed to update team member': editors('editing-fails'),
    'Failed to remove team member': editors('removing-fails'),
    'Team member added successfully': team('site-admin'),
    'Team member updated successfully': editors('owner-edits-and-removes'),
    'Team member removed successfully': team('removes-member'),
    'Editor added successfully': editors('owner-adds'),
    'Editor removed successfully': editors('owner-edits-and-removes'),
    'Server permissions updated successfully': editors('owner-changes-panels'),
    'Failed to update server permissions': editors('saving-panels-fails'),
    'Please fill in all required fields': editors('adding-fails'),
    'Cannot remove the owner': story('shell-removal-dialog--cannot-remove-owner'),
    "You don't have permission to remove this user": editors('removing-is-refused'),
  },
  'content/messages/admin.ts': {
    'Please fill in all fields': story('admin--validates-input'),
    'User added successfully': story('admin-wired--site-admin'),
    'User removed successfully': story('admin-wired--site-admin'),
  },
  'content/messages/servers.ts': {
    'Discord token expired and refresh failed. Please re-authenticate.': noList(
      'token-expired-refresh-fails',
    ),
    "Missing Discord permissions. Please re-authenticate with the 'guilds' scope":
      noList('missing-scopes'),
    'Failed to fetch Discord servers': noList('function-empty-body'),
    'Invalid response format from server': noList('function-invalid-response'),
    'No Discord token available': noList('no-discord-token'),
    'No servers found': noList('no-servers'),
    'Token refresh failed. Please re-authenticate.': noList('token-expired'),
    'Discord permissions required': noList('missing-scopes'),
    'We need additional Discord permissions to access your servers': noList('missing-scopes'),
    'Discord authentication expired': noList('token-expired'),
    'Your Discord session has expired. Please reconnect.': noList('token-expired'),
    'Failed to subscribe to server updates': story('servers--updates-lost'),
    'Failed to validate Discord token': story('servers--failed-to-validate'),
    'No user ID provided': story('servers--failed-without-user-id'),
    'You must be logged in to fetch servers': story('servers--failed-not-signed-in'),
    'Fetch already in progress': story('servers--failed-already-fetching'),
    'No servers found or token expired': story('servers--failed-without-servers'),
    'An error occurred while fetching your servers': story('servers--failed-unreachable'),
    'Unable to fetch servers: Missing Discord ID': noList('no-discord-id'),
    'User ID not available': noList('no-discord-id'),
    'Failed to load your Discord servers': noList('function-empty-body'),
    'Please select a Discord server': story('servers--add-server-none-selected'),
    'Server added successfully': journey('server-page'),
    "The server couldn't receive your Discord ID properly": noList('function-empty-body'),
  },
  'content/messages/embeds.ts': {
    'Webhook not found. Please check your webhook URL.': send('webhook-gone'),
    'Bad request. The embed may be invalid or the webhook URL is incorrect.': send('bad-request'),
    'Rate limited by Discord. Please try again later.': send('rate-limited'),
    "Forbidden. The webhook may have been deleted or you don't have permission.": send('forbidden'),
    'Failed to send embed (Status …)': send('other-status'),
    'Embed sent successfully!': story('embeds-designer--sent'),
    'Network error: …': send('unreachable'),
    'CORS issue or network connectivity problem...': send('unreachable'),
    'Please enter a webhook URL': send('missing-url'),
    'Please enter a valid Discord webhook URL': send('malformed-url'),
    'Shared embed loaded successfully!': story('embeds-designer--opened-by-shared-link'),
    'Failed to load shared embed. The link may be invalid.': story(
      'embeds-designer--opened-by-invalid-link',
    ),
  },
  'content/messages/seller.ts': {
    'Please log in to access your store': story('seller--signed-out'),
    "You don't have access to this store": story('seller--anothers-store'),
    'Please create your store first': story('seller--without-a-store'),
    'Store created successfully!': story('seller-setup--created'),
  },
  'content/messages/payments.ts': {
    'No transactions found': story('seller-payments--empty'),
  },
  'content/messages/overview.ts': {
    'No figures yet': story('seller-overview--empty'),
    'Visitor counts exported': story('seller-overview--busy'),
    'The figures could not be loaded': story('seller-overview--unreachable'),
  },
  'content/messages/docs.ts': {
    'No Commands Found': story('docs-commands--none-found'),
    'Version not found': story('docs-pages--unknown-version'),
  },
  'content/messages/verification.ts': {
    '… Verification': story('verification--initial'),
    'Verifying Your Identity': story('verification--processing'),
    'Please wait while we process your request...': story('verification--processing'),
    'Verification Successful': story('verification--verified'),
    'You have been successfully verified. Redirecting you now...': story('verification--verified'),
    'Verification Failed': story('verification--failed-not-confirmed'),
    'Something went wrong. Please try again.': story('verification--failed-not-confirmed'),
  },
};

/** Returns the texts that a story must show. */
export function textsOfStory(id: string): string[] {
  return Object.values(catalogue)
    .flatMap((texts) => Object.entries(texts))
    .filter(([, stage]) => 'story' in stage && stage.story === id)
    .map(([text]) => text);
}
