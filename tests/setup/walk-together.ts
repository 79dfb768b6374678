import type { AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { declaredTransitions, leafIds, nodesOf } from './machine-chart';
import { expectRecorded, planWalk, type WalkOptions } from './walk-machine';

/**
 * Like `walkMachine`, but for a machine whose initial state depends on the input. Runs one walk for each input. Each
 * leaf state and each transition must be reached by at least one of the walks. Call this function inside a `describe`.
 */
export function walkTogether<Machine extends AnyStateMachine>(
  machine: Machine,
  options: readonly WalkOptions<Machine>[],
): void {
  it('reaches every state and every transition', async () => {
    const walks = options.map((each) => planWalk(machine, each));
    const missed = walks.map((walk) => walk.coverage().missing);
    const unreached = (keys: readonly string[]) =>
      keys.filter((key) => missed.every((missing) => missing.includes(key)));
    const states = leafIds(nodesOf(machine));
    const transitions = declaredTransitions(machine);
    const count = (keys: readonly string[]) =>
      `${keys.length - unreached(keys).length}/${keys.length}`;
    const paths = walks.reduce((sum, walk) => sum + walk.paths.length, 0);
    console.log(
      `${machine.id}: states ${count(states)}, transitions ${count(transitions)}, paths ${paths}`,
    );
    expect(unreached([...states, ...transitions])).toEqual([]);
    await expectRecorded(machine, {
      states: states.length,
      transitions: transitions.length,
      paths,
    });
  });
}
