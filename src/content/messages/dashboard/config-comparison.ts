import type { ComparisonError } from '#domain/bot-config/comparison';
import { formatNumber } from '#domain/format-number';
import { isolated } from '#domain/names';
import { connectionMessages } from '../shell/shell';
import { exactTimeText } from '../shell/ago';

/** Texts of the comparison of two times (product.md §9.26). */
export const comparisonMessages = {
  /** In the history. */
  open: 'Compare',
  title: 'Compare two times',
  help: 'Shows what is different between two saves or times. Nothing is changed. API keys are not compared.',
  from: 'From',
  to: 'To',
  now: 'Now',
  time: 'A date and time',
  reading: 'Reading the settings...',
  differences: 'Differences',
  restore: 'Restore to “From”',
} as const;

export const comparisonErrors = {
  forbidden: 'You no longer have access to the settings of this server.',
  tooEarly: 'The history begins later than one of these times. Choose a later one.',
  tooSlow: connectionMessages.tooSlow,
  unreachable: 'The settings could not be read. Check your connection and try again.',
} as const satisfies Record<ComparisonError['kind'], string>;

/** Returns how many settings are different. */
export function differenceCountText(count: number): string {
  if (count === 0) return 'All settings have the same values at both times.';
  return count === 1 ? '1 setting is different' : `${formatNumber(count)} settings are different`;
}

/** Names a save. `savedAt` is an ISO date. */
export function savedByText(savedAt: string, name: string): string {
  return `${exactTimeText(Date.parse(savedAt))} · ${isolated(name)}`;
}
