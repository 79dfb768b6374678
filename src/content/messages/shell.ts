/** Stands for what a press opens until its code is there. */
export const loadingText = 'Loading';

/** Texts of the frame of every page: who is online, the command palette (spec §2, §4). */
export const shellMessages = {
  // staff online
  staffOnline: (count: number) => `${count} Staff Member(s) Online`,
  viewing: (count: number) => `${count} viewing`,
  nobodyOnline:
    'Nobody of the staff is online right now. Questions asked on Discord wait for them.',
  presenceLost: 'Who is online cannot be told right now',

  // account
  marketplaceLogin: 'Marketplace login will be implemented here',

  // command palette
  paletteLabel: 'Search',
  paletteHint: 'Search pages, docs, commands and settings...',
  paletteEmpty: (query: string) => `Nothing found for “${query}”`,
  paletteEmptyHint: 'Try a command such as “giveaway”, a setting or the name of a server.',
  paletteCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  loadingServers: 'Loading your servers...',
  serversUnavailable: 'Your servers could not be loaded',
} as const;
