import { PANEL_ID_LENGTH, type ManagedUserProblem } from '#domain/admin/managed-user';
import { formatDate } from '#domain/format-date';

/** Texts of the admin panel (product.md §13.2). */
export const adminMessages = {
  // adding
  incomplete: 'Please fill in all fields',
  added: 'User added successfully',
  alreadyThere: 'This user is already managed',
  leaveHelp: 'The user that you have typed is not added and will be lost.',
  addFailed: 'Failed to add user. Check your connection and try again.',

  // removing
  removed: 'User removed successfully',
  removeTitle: 'Remove this user?',
  removeHelp:
    'They will be removed from the list of managed users right away. You can add them again at any time.',
  removeFailed: 'Failed to remove user',

  // the list
  loading: 'Loading users',
  empty: 'No managed users yet',
  emptyHelp: 'Add the first one above: you need their Discord User ID and the ID of their panel.',
  stale: 'This list may be out of date.',
  unreachable: 'The users could not be loaded',
  unreachableHelp: 'Check your connection and try again.',

  // no access
  notAllowed: "You don't have access to the admin panel",
  notAllowedHelp:
    'Only site admins and the platform owner can manage users here. If you should have access, ask the platform owner to make you a site admin.',
  signedOut: 'Please sign in',
  signedOutHelp:
    'The admin panel is for site admins and the platform owner. Sign in so we can check your access.',
} as const;

/** Texts that explain how to correct an invalid field. Each is shown beside its field. */
export const managedUserProblems = {
  discordId: {
    missing: 'Enter a Discord User ID.',
    notASnowflake: 'A Discord User ID has 17 to 20 digits.',
    tooLong: 'A Discord User ID has 17 to 20 digits.',
  },
  panelId: {
    missing: 'Enter a Panel ID.',
    notASnowflake: 'Enter a Panel ID.',
    tooLong: `Shorten this to ${PANEL_ID_LENGTH} characters.`,
  },
} as const satisfies Record<string, Record<ManagedUserProblem, string>>;

/** Returns the text that is shown after a failed removal, when the user is in the list again. */
export function backInTheListText(discordId: string): string {
  return `${discordId} is back on the list. Check your connection and try again.`;
}

/** Returns the text with the number of users. Screen readers announce this text. */
export function usersListedText(count: number): string {
  return count === 1 ? '1 managed user' : `${count} managed users`;
}

export function usersFoundText(found: number, all: number): string {
  return `${found} of ${all} users`;
}

export function noUsersMatchText(query: string): string {
  return `No users match “${query.trim()}”`;
}

/** Returns the day on which a user was added, in the viewer's time zone, such as "Jan 5, 2026". */
export function addedOnText(addedAt: string): string {
  return formatDate(new Date(addedAt), { dateStyle: 'medium' });
}
