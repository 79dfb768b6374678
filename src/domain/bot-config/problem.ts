import type { CronProblem } from './cron-syntax';
import type { NumberError } from '#domain/whole-number';

/**
 * `path` locates the problem within the value: '' for the value itself, otherwise keys and indexes joined by dots, such
 * as "fields.0.name". The rows of a map are numbered in the order of its keys.
 */
export type ConfigProblem =
  | { kind: SimpleProblem; path: string }
  | { kind: 'notACron'; path: string; problem: CronProblem }
  | { kind: 'notAnInteger'; path: string; error: Exclude<NumberError, { kind: 'tooLarge' }> }
  | { kind: 'outOfBounds'; path: string; least: number; most: number }
  /** `limit` and `count` are in characters as Discord counts them: code points of the trimmed text. */
  | { kind: 'tooLong'; path: string; limit: number; count: number }
  /** `limit` and `count` are numbers of entries in a list. */
  | { kind: 'tooMany'; path: string; limit: number; count: number };

type SimpleProblem =
  | 'notASnowflake'
  | 'notAUrl'
  | 'notAColor'
  | 'notAnEmoji'
  /** A row whose keyword, channel or thread is missing. */
  | 'emptyName'
  | 'emptyValue'
  | 'duplicate'
  /** A channel that is paired with itself. The bot would copy its messages forever. */
  | 'sameChannel';

export function firstProblem<Entry>(
  entries: readonly Entry[],
  check: (entry: Entry, index: number) => ConfigProblem | null,
): ConfigProblem | null {
  for (const [index, entry] of entries.entries()) {
    const problem = check(entry, index);
    if (problem !== null) return problem;
  }
  return null;
}

/** Returns the length of a text as Discord counts it: code points of the trimmed text (discord.md §2.2). */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

export function tooLong(text: string, limit: number, path: string): ConfigProblem | null {
  const count = lengthOf(text);
  return count > limit ? { kind: 'tooLong', path, limit, count } : null;
}

export function tooMany(
  entries: readonly unknown[],
  limit: number,
  path: string,
): ConfigProblem | null {
  const count = entries.length;
  return count > limit ? { kind: 'tooMany', path, limit, count } : null;
}
