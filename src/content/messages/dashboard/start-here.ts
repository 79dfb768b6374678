import { isolated } from '#domain/names';
import { startName } from '../../panels';
import type { StartItem, StartStep } from '#domain/bot-config/start-here';

/** Texts of the checklist for a new server (product.md §9.22). */
export const startMessages = {
  title: startName,
  help: 'Five steps to get the bot working in your server. You can do them in any order, and leave at any time.',
  dismiss: 'Dismiss',
  dismissHelp: 'You can open this list again from the menu.',
  allDone: 'Everything is set up',
  allDoneHelp: 'The bot uses these settings now. Next, add the people who help you.',
  toEditors: 'Go to Editors',
  noRights: "You don't have access to any of these settings",
} as const;

/** The texts of each step: its title, and the instruction for an open step. */
export const startTexts = {
  adminRole: {
    title: 'Choose the admin role',
    todo: "Its members can use the bot's admin commands.",
  },
  logChannel: {
    title: 'Choose a channel for the bot log',
    todo: 'The bot uses this channel to report what it did and what went wrong.',
  },
  tickets: {
    title: 'Open tickets for your members',
    todo: 'Choose the channel in which members open a ticket.',
  },
  points: {
    title: 'Award points for success posts',
    todo: 'Turn them on, and enter how many points a post earns.',
  },
  testMessage: {
    title: 'Send a test message',
    todo: 'Opens the embed designer with a message. It needs the URL of a webhook in your server.',
  },
} as const satisfies Record<StartStep, { title: string; todo: string }>;

/**
 * The text for each state of a step. If a step is still to do, this text is only read by screen readers, and the
 * visible text is the instruction of the step.
 */
export const startStates = {
  todo: 'To do',
  unsaved: 'Changed, but not saved yet',
  done: 'Done',
} as const satisfies Record<StartItem['state'], string>;

export function startProgressText(done: number, count: number): string {
  return `${done} of ${count} done`;
}

/** Returns the texts of the test message. The checklist links to the embed designer with this message. */
export function testMessageTexts(server: string): { title: string; description: string } {
  return {
    title: 'Test message',
    description: `If you can read this in ${isolated(server)}, messages arrive. You can delete it now.`,
  };
}
