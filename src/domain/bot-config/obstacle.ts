import type { ConfigChange } from './changes';
import { type ConfigKey, fieldOf } from './fields';
import { checkValue } from './parse';

/** What stands in the way of a save: a clash to be decided, values that cannot be saved, or nothing to save. */
export type Obstacle =
  | { kind: 'nothingToSave' }
  | { kind: 'undecided' }
  | { kind: 'problems'; keys: readonly [ConfigKey, ...ConfigKey[]] };

/**
 * Why changes cannot be saved as they are, or null when they can; a clash comes before a wrong value. Only what was
 * edited is sent, so a wrong value that was there before stands in nobody's way.
 */
export function obstacleOf(
  changes: readonly ConfigChange[],
  isConflicted: boolean,
): Obstacle | null {
  if (isConflicted) return { kind: 'undecided' };
  const wrong = changes.filter(({ key, after }) => checkValue(fieldOf(key), after) !== null);
  const [first, ...others] = wrong.map(({ key }) => key);
  if (first) return { kind: 'problems', keys: [first, ...others] };
  return changes.length === 0 ? { kind: 'nothingToSave' } : null;
}
