import { formatDate } from '#domain/format-date';
import { daysBetween } from '../shell/ago';
import { connectionMessages } from '../shell/shell';

/** Texts of the history. An undo has the same result texts as a save; see `config.ts`. */
export const historyMessages = {
  about: 'See who changed what in the settings of this server, and undo changes.',
  loading: 'Loading the history',
  empty: 'No changes yet',
  emptyHelp: 'Each save is listed here, with who made it, when, and what changed.',
  noMatch: 'No changes match',
  noMatchHelp: 'Nobody has made such a change since the history began.',
  newestMissed: 'The latest changes could not be loaded.',
  export: 'Export CSV',
  exporting: 'Exporting...',
  olderFailed: 'Older changes could not be loaded.',
  undone: 'Undone',
  clashTitle: 'Changed again since then',
  clashHelp:
    'This setting was changed again after the change you want to undo. If you undo it anyway, the current value will be replaced.',
  unknownSettings: 'Settings that no longer exist',
  secretReplaced: 'Replaced with a new key',
} as const;

export const historyFilterTexts = {
  key: { label: 'Filter by setting', all: 'All settings' },
  panel: { label: 'Filter by panel', all: 'All panels' },
  person: { label: 'Filter by person', all: 'All people' },
} as const;

/** Texts that explain why the history could not be loaded. */
export const historyErrors = {
  forbidden: {
    title: "You don't have access to this history",
    help: "Ask the server's owner for access.",
  },
  tooSlow: { title: 'The history could not be loaded', help: connectionMessages.tooSlow },
  unreachable: { title: 'The history could not be loaded', help: connectionMessages.tryAgain },
} as const;

/** Texts that explain why the file of the history was not created. */
export const historyExportErrors = {
  forbidden: 'The file was not created: you no longer have access to this history.',
  tooSlow: 'The file was not created: the server took too long. Try again in a moment.',
  unreachable: 'The file was not created. Check your connection and try again.',
} as const;

/** Texts that explain why a change cannot be undone by anyone. */
export const notUndoneMessages = {
  secret: 'Old secrets are not stored, so this cannot be undone.',
  command: 'Executed commands cannot be undone.',
  notAllowedValue: 'The earlier value is no longer valid, so it cannot be restored.',
} as const;

export function executedText(commands: readonly string[]): string {
  return `Executed ${commands.join(', ')}`;
}

/**
 * Returns the text that says how many of the changed settings are hidden because the viewer has no access to them.
 * `isAll` means that all of them are hidden.
 */
export function hiddenSettingsText(count: number, isAll: boolean): string {
  const settings = count === 1 ? '1 setting' : `${count} settings`;
  return `${isAll ? '' : 'and '}${settings} you don't have access to`;
}

/** Returns the text that is announced after an undo. */
export function undoneText(labels: readonly string[]): string {
  const [only, ...others] = labels;
  return `${historyMessages.undone}: ${others.length > 0 ? `${labels.length} settings` : (only ?? '')}`;
}

/**
 * Returns the text that is shown with the conflicts of an undo, if the undo also changes settings that have no
 * conflict.
 */
export function undoneWithItText(count: number): string {
  return count === 1
    ? 'The other setting in this change will be undone too.'
    : `The other ${count} settings in this change will be undone too.`;
}

export function moreSettingsText(count: number): string {
  return count === 1 ? 'Show 1 more setting' : `Show ${count} more settings`;
}

/** Returns the time of day in the viewer's time zone, such as "6:42 PM". */
export function clockText(then: number): string {
  return formatDate(then, { timeStyle: 'short' });
}

/** Returns the day in the viewer's time zone, such as "Today", "Yesterday" or "Wednesday, November 18". */
export function dayText(then: number, now: number): string {
  const daysAgo = daysBetween(then, now);
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return formatDate(then, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
