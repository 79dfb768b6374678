import { isolated } from '#domain/names';
import { formatLongDate } from '#domain/format-long-date';
import { formatNumber } from '#domain/format-number';

/** Texts of the settings' controls. Problems of values are in `config.ts`. */
export const settingFieldMessages = {
  imageNotLoaded: 'Image could not be loaded',
  listNotLoaded: 'The list could not be loaded. Type or paste an ID, or reload the page.',
  /** Shown for a schedule that never runs, such as "0 0 31 2 *". */
  neverDue: 'This schedule never runs.',
  notScheduled: 'Not scheduled',
  nothingToPreview: 'Nothing to show yet',
  openInDesigner: 'Open in designer',
  previewNotLoaded: 'The preview could not be loaded. Reload the page to see it.',
  /** The bot's name in previews. Only Discord knows the real name of the bot in the server. */
  yourBot: 'Your bot',
  secretWriteOnly: 'Once you save it, you cannot see it here again.',
  secretToBeCleared: 'Cleared when you save',
  secretUnknown: 'Could not check whether a key is set.',
} as const;

/**
 * Returns the text that says when a secret was set, and by whom. `setAt` is an ISO date. The text shows the day in the
 * viewer's time zone.
 */
export function secretSetText(setAt: string, setByName: string): string {
  return `Set on ${formatLongDate(new Date(setAt))} by ${isolated(setByName)}`;
}

/** Shown if a setting uses the value of another setting. `label` is the label of the other setting. */
export function followsText(label: string): string {
  return `Same as ${label}. Enter a different value to change it.`;
}

/**
 * Returns the label of the button that makes a setting use the value of another setting again. `label` is the label of
 * the other setting.
 */
export function followAgainText(label: string): string {
  return `Use the same value as ${label}`;
}

/** Shown if the length of a text is close to its limit. Both numbers are in characters as Discord counts them. */
export function charactersUsedText(count: number, limit: number): string {
  return `${formatNumber(count)} of ${formatNumber(limit)} characters`;
}

/** Returns the text for the total length of all texts of an embed, and its limit. */
export function charactersInAllText(count: number, limit: number): string {
  return `${formatNumber(count)} of ${formatNumber(limit)} characters in total`;
}

/** Returns the text about the next runs of a schedule. `runs` is in the viewer's time zone. */
export function nextRunsText(runs: string): string {
  return `Next runs in your time zone: ${runs}`;
}

/** Shown if a typed name could mean several of the server's roles or channels. */
export function severalNamedText(thing: 'role' | 'channel' | 'category', name: string): string {
  const things = { role: 'roles', channel: 'channels', category: 'categories' }[thing];
  return `Several ${things} are named “${name}”. Choose one from the list.`;
}

/** Shown if a picker has no options because the names in the server are unknown. */
export function namesNotKnownText(thing: 'role' | 'channel' | 'category'): string {
  const things = { role: 'roles', channel: 'channels', category: 'categories' }[thing];
  return `The server's ${things} are unavailable. Paste an ID instead.`;
}
