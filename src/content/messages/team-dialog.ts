/** What the dialog Team Management says beside what is said of every team (`messages/team.ts`). */
export const teamDialogMessages = {
  managing: (server: string) => `Managing Team for ${server}`,

  /** Before what is typed or picked goes. */
  closing: {
    title: 'Close without saving?',
    help: 'This has not been saved:',
    newMember: (name: string) =>
      name === '' ? 'What you entered for a new member' : `The new member “${name}”`,
    memberForm: (name: string) => `Your changes to “${name}”`,
    servers: (count: number) =>
      count === 1 ? 'The servers of 1 member' : `The servers of ${count} members`,
    stillSaving: (name: string) => `“${name}” is being saved right now`,
  },
  switching: {
    title: (name: string) => `Discard your changes to ${name}?`,
    help: 'What you typed about them has not been saved.',
  },

  members: {
    found: (count: number, total: number) => `${count} of ${total} members`,
    listed: (count: number) => (count === 1 ? '1 member' : `${count} members`),
    noMatch: (query: string) => `Nobody matches “${query}”`,
    adding: 'Adding...',
    awaited: 'Saving...',
    changed: 'Not saved yet',
    refused: 'Could not be saved',
  },

  edit: {
    chooseFirst: 'Choose a member',
    chooseFirstHelp: 'Their details can be changed here.',
    gone: (name: string) =>
      `${name} is no longer on the team. What you typed here cannot be saved any more.`,
    ownerStays: 'Owns the platform and stays on every team.',
  },

  assign: {
    chooseFirst: 'Choose a member',
    chooseFirstHelp: 'Their servers, and what they may open there, are chosen here.',
    noServers: 'There is no server to assign yet.',
    noMatch: (query: string) => `No server matches “${query}”`,
    found: (count: number, total: number) => `${count} of ${total} servers`,
    given: (count: number) =>
      count === 0 ? 'No servers' : count === 1 ? '1 server' : `${count} servers`,
    /** Panels that are given apart from any server. */
    everywhere: (panels: string) => `In every server: ${panels}.`,
    withoutDiscordId: 'Has no Discord ID yet, and cannot sign in until one is set.',
    nothingChanged: 'No changes yet',
    changed: (names: readonly string[]) => {
      const [first = '', second] = names;
      if (names.length > 2) return `Changes for ${first} and ${names.length - 1} others`;
      return `Changes for ${second === undefined ? first : `${first} and ${second}`}`;
    },
    saved: 'All changes are saved',
    refused: (name: string, reason: string) => `${name}: ${reason}`,
  },
} as const;
