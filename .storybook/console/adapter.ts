/**
 * Exports all code of this project that the console uses. To use the console in another project, replace this file; see
 * README.md.
 */
import type { AnyStateMachine } from 'xstate';
import { vars as theme } from '../../src/theme/theme.css';

export {
  activeNodes,
  answerEvent,
  declaredTransitions,
  invocationsIn,
  isForbidden,
  leafIds,
  nodesOf,
  transitionKey,
} from '../../tests/setup/machine-chart';
export { type Call, createWorld, type World } from '../../tests/setup/machine-world';

/** Returns how the screen of a machine is rendered beside its chart. */
export { type MachineScreen, screenOf } from '../screens/screens';

/** The design tokens that the console's style sheets use. */
export const vars = theme;

/** Where a value is exported: its name, and the path of its module, relative to the root of the project. */
export interface Source {
  name: string;
  file: string;
}

type Loaded = Record<string, unknown>;

const modules: Record<string, () => Promise<Loaded>> = {
  ...import.meta.glob<Loaded>('../../src/machines/*/*.{machine,fixtures}.ts'),
  './sample.ts': () => import('./sample'),
};

/** Returns where a machine or its fixtures are exported, or null if no module exports them. */
export async function sourceOf(value: unknown): Promise<Source | null> {
  for (const [path, load] of Object.entries(modules)) {
    const found = Object.entries(await load()).find(([, exported]) => exported === value);
    if (found)
      return {
        name: found[0],
        file: path.replace('../../', '').replace('./', '.storybook/console/'),
      };
  }
  return null;
}

/** The path of the module that exports `createWorld`, relative to the root of the project. Copied tests import it. */
export const worldModule = 'tests/setup/machine-world';

/** A machine of the project with the Storybook id of its console. */
export interface ListedMachine {
  machine: AnyStateMachine;
  storyId: string;
}

/** Loads every machine of the project, in alphabetical order of their folders. */
export async function loadMachines(): Promise<ListedMachine[]> {
  const files = Object.entries(modules).filter(([path]) => path.endsWith('.machine.ts'));
  const lists = await Promise.all(
    files.map(async ([path, load]) => {
      const folder = path.split('/').at(-2) ?? '';
      return Object.values(await load())
        .filter(isMachine)
        .map((machine) => ({ machine, storyId: `machines-${folder}--console` }));
    }),
  );
  return lists.flat();
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;
}

/** How many states and transitions the model-based tests of a machine have reached. */
export interface Walked {
  states: number;
  transitions: number;
  /** The number of paths that were walked. */
  paths: number;
}

/** The machines' tests write these files. The tests fail if the files are out of date. */
const walks = import.meta.glob<Walked>('../walked/*.json', { eager: true, import: 'default' });

/** Returns the counts of the model-based tests of a machine, or null if the machine has no such test. */
export function walkedOf(machineId: string): Walked | null {
  return walks[`../walked/${machineId}.json`] ?? null;
}
