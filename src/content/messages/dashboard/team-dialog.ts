import { isolated } from '#domain/names';
/** Texts of the Team Management dialog. Toasts and form errors are in `team.ts`. */
export const teamDialogMessages = {
  managing: (server: string) => `Managing Team for ${isolated(server)}`,

  /** The question that is asked before the dialog is closed with unsaved input. */
  closing: {
    title: 'Close without saving?',
    help: 'This has not been saved:',
    newMember: (name: string) =>
      name === '' ? 'What you entered for a new member' : `The new member “${isolated(name)}”`,
    memberForm: (name: string) => `Your changes to “${isolated(name)}”`,
    servers: (count: number) =>
      count === 1 ? 'Server access for 1 member' : `Server access for ${count} members`,
    stillSaving: (name: string) => `“${isolated(name)}” is being saved right now`,
  },
  switching: {
    title: (name: string) => `Discard your changes to ${isolated(name)}?`,
    help: 'Your changes have not been saved.',
  },

  members: {
    found: (count: number, total: number) => `${count} of ${total} members`,
    listed: (count: number) => (count === 1 ? '1 member' : `${count} members`),
    noMatch: (query: string) => `No members match “${query}”`,
    adding: 'Adding...',
    awaited: 'Saving...',
    changed: 'Not saved yet',
    refused: 'Could not be saved',
  },

  edit: {
    chooseFirst: 'Choose a member',
    chooseFirstHelp: 'You can change their details here.',
    gone: (name: string) =>
      `${isolated(name)} is no longer on the team. What you entered here can no longer be saved.`,
    ownerStays: 'The platform owner cannot be removed from a team.',
  },

  assign: {
    chooseFirst: 'Choose a member',
    chooseFirstHelp: 'You can choose their servers and panels here.',
    noServers: 'There are no servers to assign yet.',
    noMatch: (query: string) => `No servers match “${query}”`,
    found: (count: number, total: number) => `${count} of ${total} servers`,
    given: (count: number) =>
      count === 0 ? 'No servers' : count === 1 ? '1 server' : `${count} servers`,
    /** Returns the note that names the panels that a member can open in every server. */
    everywhere: (panels: string) => `In every server: ${panels}.`,
    withoutDiscordId: 'Has no Discord ID yet and cannot sign in without one.',
    nothingChanged: 'No changes yet',
    changed: (names: readonly string[]) => {
      const [first = '', second] = names;
      if (names.length > 2) return `Changes for ${first} and ${names.length - 1} others`;
      return `Changes for ${second === undefined ? first : `${first} and ${second}`}`;
    },
    saved: 'All changes are saved',
    refused: (name: string, reason: string) => `${isolated(name)}: ${reason}`,
  },
} as const;
