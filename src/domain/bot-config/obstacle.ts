import type { ConfigChange } from './changes';
import { type ConfigKey, fieldOf } from './fields';
import { checkValue } from './parse';

export type Obstacle =
  | { kind: 'nothingToSave' }
  | { kind: 'undecided' }
  | { kind: 'problems'; keys: readonly [ConfigKey, ...ConfigKey[]] };

/** A conflict comes before an invalid value. Unchanged settings are not checked, so they cannot block a save. */
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
