import { describe } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { consoleOf } from '../../../.storybook/console/adapter';
import { walkMachine, type WalkOptions } from '../../../tests/setup/walk-machine';
import { walkTogether } from '../../../tests/setup/walk-together';
import { visitsOf } from './reader.fixtures';

type Module = Record<string, unknown>;

const modules = import.meta.glob<Module>('../*/*/*.{machine,fixtures}.ts', { eager: true });
const tests = Object.keys(import.meta.glob('../*/*/*.test.ts'));

/** The machines that are definitions of a chart. The test of the chart has the scenarios of all of them. */
const definitions = Object.entries(modules).flatMap(([path, module]) => {
  const of = (kind: string) => path.replace('.machine.ts', `.${kind}.ts`);
  return of('test') === path || tests.includes(of('test'))
    ? []
    : [consoleOf(modules[of('fixtures')] ?? {}, module)];
});

describe.each(definitions)('$machine.id', ({ machine, fixtures }) => {
  const walk = fixtures as WalkOptions<AnyStateMachine>;
  const visits = Object.values(visitsOf(machine, fixtures) ?? {});
  if (visits.length > 0)
    walkTogether(
      machine,
      visits.map((input) => ({ ...walk, input })),
    );
  else walkMachine(machine, walk);
});
