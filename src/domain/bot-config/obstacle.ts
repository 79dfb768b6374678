import type { ConfigChange } from './changes';
import { type ConfigKey, fieldOf } from './fields';
import { checkValue } from './parse';

/** Why the form cannot be saved: an undecided conflict, invalid values, or no changes. */
export type Obstacle =
  | { kind: 'nothingToSave' }
  | { kind: 'undecided' }
  | { kind: 'problems'; keys: readonly [ConfigKey, ...ConfigKey[]] };

/**
 * Returns why the changes cannot be saved, or null if they can. A conflict is reported before an invalid value. Only
 * changed settings are checked, so an invalid value that was stored earlier does not block a save.
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
