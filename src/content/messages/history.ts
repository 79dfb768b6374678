import { once } from '#domain/once';

/** What the history of a configuration says about itself; how an undo ended is said in the words of a save (`config.ts`). */
export const historyMessages = {
  about: 'Who changed what in the settings of this server, and the way back.',
  loading: 'Loading the history',
  empty: 'No changes yet',
  emptyHelp: 'Each save is listed here: who made it, when, and what it changed.',
  emptyOfSetting: 'No changes to this setting',
  emptyOfSettingHelp: 'Nobody has changed it since the history began.',
  forbidden: 'This history is not yours to see',
  forbiddenHelp: "You don't have permission to see it. Ask the server's owner for access.",
  unreachable: 'The history did not load',
  unreachableHelp: 'Check your connection and try again.',
  newestMissed: 'The latest changes could not be loaded.',
  olderFailed: 'Older changes could not be loaded.',
  undone: 'Undone',
  clashTitle: 'Changed again since then',
  clashHelp:
    'This was changed after the change you are undoing. Undoing it anyway replaces what is there now.',
  unknownSettings: 'Settings that no longer exist',
  secretReplaced: 'Replaced by another',
} as const;

/** Why a change cannot be undone, whoever asks. */
export const notUndoneMessages = {
  secret: 'A secret is not kept, so it cannot be brought back.',
  command: 'A command that was executed cannot be undone.',
  notAllowedValue: 'The earlier value is not allowed anymore, so it cannot be brought back.',
} as const;

/** What a revision of the executed commands holds. */
export function executedText(commands: readonly string[]): string {
  return `Executed ${commands.join(', ')}`;
}

/** Settings of a change that the viewer may not open; `isAll` where it has no others. */
export function hiddenSettingsText(count: number, isAll: boolean): string {
  const settings = count === 1 ? '1 setting' : `${count} settings`;
  return `${isAll ? '' : 'and '}${settings} you have no access to`;
}

/** What was just undone, read out. */
export function undoneText(labels: readonly string[]): string {
  const [only, ...others] = labels;
  return `${historyMessages.undone}: ${others.length > 0 ? `${labels.length} settings` : (only ?? '')}`;
}

/** What an undo does besides what clashes. */
export function undoneWithItText(count: number): string {
  return count === 1
    ? 'The other setting of this change is undone with it.'
    : `The other ${count} settings of this change are undone with it.`;
}

export function moreSettingsText(count: number): string {
  return count === 1 ? 'Show 1 more setting' : `Show ${count} more settings`;
}

const relative = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long ago something was, from a day on by the viewer's calendar. Both in Unix ms; a clock that runs behind says 'just now'. */
export function agoText(then: number, now: number): string {
  const passed = now - then;
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return relative().format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative().format(-Math.floor(passed / HOUR), 'hour');
  const days = daysBetween(then, now);
  const { unit, length } = steps.find((step) => days >= step.length) ?? steps[3];
  return relative().format(-Math.floor(days / length), unit);
}

/** In days. */
const steps = [
  { unit: 'year', length: 365 },
  { unit: 'month', length: 30 },
  { unit: 'week', length: 7 },
  { unit: 'day', length: 1 },
] as const;

const clock = once(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const exact = once(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' }),
);

const weekday = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long' }));
const date = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }));
const dateAndYear = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** The time of day by the viewer's clock: '18:42'. */
export function clockText(then: number): string {
  return clock().format(then);
}

/** The whole date and time by the viewer's clock. */
export function exactTimeText(then: number): string {
  return exact().format(then);
}

/** The day something was, by the viewer's calendar: 'Today', 'Yesterday', 'Wednesday 18 November'. */
export function dayText(then: number, now: number): string {
  const daysAgo = daysBetween(then, now);
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return `${weekday().format(then)} ${(isThisYear ? date() : dateAndYear()).format(then)}`;
}

/** Midnights between two times; rounded, because a day may be an hour longer or shorter. */
function daysBetween(then: number, now: number): number {
  return Math.round((midnightOf(now) - midnightOf(then)) / DAY);
}

function midnightOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
