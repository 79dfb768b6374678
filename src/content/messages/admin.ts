import { PANEL_ID_LENGTH, type ManagedUserProblem } from '#domain/admin/managed-user';
import { once } from '#domain/once';

/** What the admin panel says (spec §5, §8 «Team»), to the letter where the spec has a text. */
export const adminMessages = {
  // adding
  incomplete: 'Please fill in all fields',
  added: 'User added successfully',
  alreadyThere: 'This user is already managed',
  addFailed: 'Failed to add user. Check your connection and try again.',

  // removing
  removed: 'User removed successfully',
  removeTitle: 'Remove this user?',
  removeHelp: 'They leave the list of managed users at once. You can add them again at any time.',
  removeFailed: 'Failed to remove user',

  // the list
  loading: 'Loading users',
  empty: 'No managed users yet',
  emptyHelp: 'Add the first one above: you need their Discord User ID and the ID of their panel.',
  unreachable: 'The users did not load',
  unreachableHelp: 'Check your connection and try again.',

  // who may not be here
  notAllowed: 'The admin panel is not yours to open',
  notAllowedHelp:
    'Only site admins and the platform owner manage users here. If you should be one of them, ask the platform owner to make you a site admin.',
  signedOut: 'Please sign in',
  signedOutHelp:
    'The admin panel is for site admins and the platform owner. Sign in so that we know you.',
} as const;

/** What to do about a field; shown at the field. */
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

/** That a removal did not work, and that nothing is lost by it. */
export function backInTheListText(discordId: string): string {
  return `${discordId} is back in the list. Check your connection and try again.`;
}

/** How many users there are, for those who do not see them. */
export function usersListedText(count: number): string {
  return count === 1 ? '1 managed user' : `${count} managed users`;
}

/** How many users a search found. */
export function usersFoundText(found: number, all: number): string {
  return `${found} of ${all} users`;
}

export function noUsersMatchText(query: string): string {
  return `No users match “${query.trim()}”`;
}

const day = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }));

/** The day somebody was added, by the viewer's calendar: '5 Jan 2026'. */
export function addedOnText(addedAt: string): string {
  return day().format(new Date(addedAt));
}
