/** Shown while the code of a dialog or menu loads. */
export const loadingText = 'Loading';

/** Texts that can appear on every page: staff online (product.md §4.6) and the command palette (§4.8). */
export const shellMessages = {
  // staff online
  staffOnline: (count: number) => `${count} Staff Member(s) Online`,
  viewing: (count: number) => `${count} viewing`,
  nobodyOnline: 'No staff are online right now. You can leave a question on Discord.',
  presenceLost: 'Online status is unavailable right now',

  // command palette
  paletteLabel: 'Search',
  paletteHint: 'Search pages, docs, commands, and settings...',
  paletteEmpty: (query: string) => `No results for “${query}”`,
  paletteEmptyYet: (query: string) => `Nothing found yet for “${query}”`,
  paletteEmptyHint: 'Try a command such as “giveaway,” a setting, or the name of a server.',
  paletteCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  loadingServers: 'Loading your servers...',
  serversUnavailable: 'Your servers could not be loaded',
} as const;

/** Texts that several pages share. */
export const connectionMessages = {
  sessionEnded: 'Your session has ended',
  noResponse: 'No response',
  tryAgain: 'Check your connection and try again.',
  tooSlow: 'The server took too long. Try again in a moment.',
} as const;

/** Why a list of a seller's store, such as its 'users', could not be loaded. */
export const storeListErrors = (rows: string) =>
  ({
    signInRequired: {
      title: connectionMessages.sessionEnded,
      help: `Sign in again to see the ${rows} of your store.`,
    },
    notAllowed: {
      title: 'This store is not yours anymore',
      help: 'It was deleted, or belongs to another account.',
    },
    tooSlow: {
      title: `The ${rows} could not be loaded`,
      help: connectionMessages.tooSlow,
    },
    unreachable: {
      title: `The ${rows} could not be loaded`,
      help: connectionMessages.tryAgain,
    },
  }) as const;

/** Texts of the dialog that asks for confirmation before the user leaves a page with unsaved changes. */
export const leaveMessages = {
  title: 'Leave with unsaved changes?',
  helpNotKept:
    'Your changes will be lost, because this browser does not store drafts. Save first to keep them.',
} as const;
