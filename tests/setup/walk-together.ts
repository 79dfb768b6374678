import type { AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { declaredTransitions, leafIds, nodesOf } from './machine-chart';
import { planWalk, type WalkOptions } from './walk-machine';

/**
 * `walkMachine` for a machine that starts elsewhere with another input: one walk for each, and every leaf and every
 * transition must be reached by some of them. Prints `states 11/11, transitions 24/24`. Call it inside a `describe`.
 */
export function walkTogether<Machine extends AnyStateMachine>(
  machine: Machine,
  options: readonly WalkOptions<Machine>[],
): void {
  const walks = options.map((each) => planWalk(machine, each));
  const cases = walks.flatMap((walk) => walk.cases.map(({ name, run }) => [name, run] as const));
  it.each(cases)('%s', (_, run) => {
    run();
  });
  it('reaches every state and every transition', () => {
    const missed = walks.map((walk) => walk.coverage().missing);
    const unreached = (keys: readonly string[]) =>
      keys.filter((key) => missed.every((missing) => missing.includes(key)));
    const states = leafIds(nodesOf(machine));
    const transitions = declaredTransitions(machine);
    const count = (keys: readonly string[]) =>
      `${keys.length - unreached(keys).length}/${keys.length}`;
    console.log(`${machine.id}: states ${count(states)}, transitions ${count(transitions)}`);
    expect(unreached([...states, ...transitions])).toEqual([]);
  });
}
