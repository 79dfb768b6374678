/**
 * Exports all code of this project that the console uses. To use the console in another project, replace this file; see
 * README.md.
 */
import type { AnyStateMachine } from 'xstate';
import { consoleIdOf } from './manager-address';
import type { ConsoleFixtures, Starts } from './session';
import { vars as theme } from '../../src/theme/theme.css';
import { visitsOf } from '../../src/machines/charts/reader.fixtures';

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
  ...import.meta.glob<Loaded>('../../src/machines/*/*/*.{machine,fixtures}.ts'),
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

/** A machine with what its console needs. */
export interface Loadable {
  machine: AnyStateMachine;
  fixtures: ConsoleFixtures;
  starts?: Starts;
}

/**
 * Returns the machine, the fixtures and the starts among the exports of a machine's folder. A reader starts with and
 * without what an earlier visit has read. If a machine uses the browser's storage, its fixtures export a copy of the
 * machine that does not use it.
 *
 * @param fixtures the exports of `*.fixtures.ts`
 * @param machine the exports of `*.machine.ts`
 */
export function consoleOf(fixtures: Loaded, machine: Loaded): Loadable {
  const exported = [...Object.entries(fixtures), ...Object.entries(machine)];
  const values = exported.map(([, value]) => value);
  const found = { machine: values.find(isMachine), fixtures: values.find(areFixtures) };
  if (!found.machine || !found.fixtures) throw new Error('The folder has no machine with fixtures');
  const starts =
    (exported.find(([name]) => name.endsWith('Starts'))?.[1] as Starts | undefined) ??
    visitsOf(found.machine, found.fixtures);
  return { machine: found.machine, fixtures: found.fixtures, ...(starts ? { starts } : {}) };
}

/** Loads what the console of the machine in a folder of `src/machines` needs. */
export async function loadConsole(folder: string): Promise<Loadable> {
  const path = Object.keys(modules).find((each) => each.endsWith(`/${folder}.machine.ts`));
  const load = (kind: string) => modules[path?.replace('.machine.', `.${kind}.`) ?? '']?.();
  return consoleOf((await load('fixtures')) ?? {}, (await load('machine')) ?? {});
}

/** Loads every machine of the project, in alphabetical order of their folders. */
export async function loadMachines(): Promise<{ machine: AnyStateMachine; storyId: string }[]> {
  const folders = Object.keys(modules).flatMap(
    (path) => /([\w-]+)\.machine\.ts$/.exec(path)?.[1] ?? [],
  );
  return Promise.all(
    folders.toSorted().map(async (folder) => ({
      machine: (await loadConsole(folder)).machine,
      storyId: consoleIdOf(folder),
    })),
  );
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;
}

function areFixtures(value: unknown): value is ConsoleFixtures {
  return typeof value === 'object' && value !== null && 'actors' in value && 'delays' in value;
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
