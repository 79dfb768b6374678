import { once } from '#domain/once';

/** What the controls of the settings say about the values in them, besides what is wrong with a value (`config.ts`). */
export const settingFieldMessages = {
  imageNotLoaded: 'Image could not be loaded',
  listNotLoaded: 'The list could not be loaded. Type or paste an id, or reload the page.',
  /** A schedule like '0 0 31 2 *'. */
  neverDue: 'No day on which this comes due.',
  notScheduled: 'Not scheduled',
  nothingToPreview: 'Nothing to show yet',
  secretWriteOnly: 'Once it is saved, nobody can read it here.',
  secretToBeCleared: 'Cleared when you save',
  secretUnknown: 'Whether one is set could not be found out.',
} as const;

const date = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

/** Of a secret that is kept nobody is told more. `setAt` is an ISO date; the day is the viewer's. */
export function secretSetText(setAt: string, setByName: string): string {
  return `Set on ${date().format(new Date(setAt))} by ${setByName}`;
}

/** Of a setting that has the value of another, named by its label. */
export function followsText(label: string): string {
  return `Same as ${label}. Enter another value to set it apart.`;
}

/** The button that gives a setting the value of another again. */
export function followAgainText(label: string): string {
  return `Use ${label}`;
}

/** How much of a limit is used up, shown near its end; counted in characters as Discord counts them. */
export function charactersUsedText(count: number, limit: number): string {
  return `${count} of ${limit} characters`;
}

/** The same for all the texts of an embed together. */
export function charactersInAllText(count: number, limit: number): string {
  return `${count} of ${limit} characters in all`;
}

/** When a schedule comes due next, by the viewer's clock. */
export function nextRunsText(runs: string): string {
  return `Next in your time: ${runs}`;
}

/** Where the roles, channels or categories of the server could not be read: an id still does. */
export function namesNotKnownText(thing: 'role' | 'channel' | 'category'): string {
  const things = { role: 'roles', channel: 'channels', category: 'categories' }[thing];
  return `The server's ${things} are not known here. Paste the id instead.`;
}
