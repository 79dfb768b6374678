import { resolve } from 'node:path';
import type {
  AnyEventObject,
  AnyStateMachine,
  CallbackActorLogic,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
  UnknownActorLogic,
} from 'xstate';
import { expect, it } from 'vitest';
import { brokenRules, declaredTransitions, leafIds, nodesOf } from './machine-chart';
import { type FixtureRow, happeningsOf } from './happenings';
import { edgePaths, type Path, type Step, unhandledOutputs } from './machine-paths';
import { drivePath, pathName, type Seen } from './machine-drive';

/**
 * The inputs of a walk. If an event, an actor or a delay is added to the machine, the test does not compile until its
 * inputs are added here.
 */
export interface WalkOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Payloads to try, for every event of the machine. */
  events: {
    [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** The results to try for each actor: outputs of a promise actor, events of a callback actor. */
  actors: {
    [Actor in ActorsOf<Machine> as Actor['src']]: ActorRow<
      Actor['logic'],
      EventFrom<Machine>['type']
    >;
  };
  /**
   * Every delay of the machine, in ms. The test specifies the delays separately: it advances the clock by these values
   * and does not read the machine's own delays.
   */
  delays: { [Delay in DelaysOf<Machine>]: number };
  /**
   * Returns the part of the context that distinguishes states: the values that guards read, but no values that keep
   * growing.
   */
  serialize?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /**
   * Returns whether to skip an event that is impossible at this point in real time. For example, a long timer cannot
   * fire before a short one.
   */
  skip?: (snapshot: SnapshotFrom<Machine>, event: AnyEventObject) => boolean;
}

type ActorRow<Logic extends UnknownActorLogic, EventType extends string> =
  Logic extends CallbackActorLogic<infer _Received, infer _Input, infer _Emitted>
    ? { sends: readonly EventType[] }
    : {
        outcomes: readonly OutputFrom<Logic>[];
        /** Allows a new call while an earlier one is pending. By default, such a call counts as a duplicate request. */
        restarts?: boolean;
      };

type PartsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { actor: Actor; delay: Delay }
    : never;

/** The actors a machine names in `setup`: `{ src, logic }`. */
export type ActorsOf<Machine> = PartsOf<Machine>['actor'];
/** The delays a machine names in `setup`. */
export type DelaysOf<Machine> = PartsOf<Machine>['delay'];

/** The numbers of states, transitions and paths that a walk has reached. */
export interface WalkFigures {
  states: number;
  transitions: number;
  paths: number;
}

/** The paths of a walk, one for each edge of the chart. */
export interface Walk {
  paths: readonly { name: string; run: () => Seen }[];
  /**
   * Runs every path. If paths have failed, throws an error with their names. Otherwise returns the figures of the walk,
   * and in `missing` what no path has reached.
   */
  coverage: () => WalkFigures & { line: string; missing: string[] };
}

/**
 * Registers one test that walks a path to every edge of the machine. The test drives a real actor with mock actors and
 * a simulated clock, and compares the actor with the model after each step that no earlier path has taken. It fails if
 * the chart breaks a rule, if a path fails, if a leaf or a transition is not reached, or if the figures differ from the
 * recorded ones (`expectRecorded`). It prints a line like `states 11/11, transitions 24/24, paths 431`. Call this
 * function inside a `describe`. The expectations come from the chart itself, so a walk cannot detect that the chart is
 * wrong. Therefore, also test the important scenarios with `scenario.ts`.
 */
export function walkMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): void {
  it('reaches every state and every transition', async () => {
    const { line, missing, ...figures } = planWalk(machine, options).coverage();
    console.log(`${machine.id}: ${line}`);
    expect(missing).toEqual([]);
    await expectRecorded(machine, figures);
  });
}

/**
 * Compares the figures of a walk with the figures in Storybook's overview. After a change of the machine, `npx vitest
 * run -u` updates them.
 */
export async function expectRecorded({ id }: AnyStateMachine, figures: WalkFigures): Promise<void> {
  const { states, transitions, paths } = figures;
  const text = `${JSON.stringify({ states, transitions, paths }, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(resolve('.storybook/walked', `${id}.json`));
}

/**
 * Returns the walk that `walkMachine` runs, for use without the test runner.
 * @throws if the chart breaks a rule (`brokenRules`), or if no transition handles an output of an actor.
 */
export function planWalk<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): Walk {
  const happenings = happeningsOf(options);
  const edges = edgePaths(machine, happenings);
  const faults = [
    ...brokenRules(machine),
    ...unhandledOutputs(machine, edges, happenings).map(
      (answer) => `no transition handles ${answer}`,
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const rows = new Map(Object.entries<FixtureRow>(options.actors));
  const plan = {
    ...happenings,
    delays: options.delays,
    mayRestart: (src: string) => rows.get(src)?.restarts === true,
    compared: new Set<Step>(),
  };
  const paths = edges.map((path: Path) => ({
    name: pathName(path, happenings),
    run: () => drivePath(machine, path, plan),
  }));
  return {
    paths,
    coverage() {
      const { seen, failed } = runAll(paths);
      const states = compare(
        leafIds(nodesOf(machine)),
        seen.flatMap(({ leaves }) => [...leaves]),
      );
      const transitions = compare(
        declaredTransitions(machine),
        seen.flatMap((one) => [...one.transitions]),
      );
      const line = `states ${states.ratio}, transitions ${transitions.ratio}, paths ${paths.length}`;
      const figures = {
        states: states.reached,
        transitions: transitions.reached,
        paths: paths.length,
      };
      if (failed.length > 0) throw new Error(`${machine.id}: ${line}\n${reportOf(failed)}`);
      return { ...figures, line, missing: [...states.missing, ...transitions.missing] };
    },
  };
}

function compare(declared: readonly string[], seen: readonly string[]) {
  const missing = declared.filter((name) => !seen.includes(name));
  const reached = declared.length - missing.length;
  return { missing, reached, ratio: `${reached}/${declared.length}` };
}

interface FailedPath {
  name: string;
  error: unknown;
}

/** Runs every path and collects failures. */
function runAll(paths: Walk['paths']): { seen: Seen[]; failed: FailedPath[] } {
  const seen: Seen[] = [];
  const failed: FailedPath[] = [];
  for (const { name, run } of paths) {
    try {
      seen.push(run());
    } catch (error) {
      failed.push({ name, error });
    }
  }
  return { seen, failed };
}

const MOST_REPORTED = 5;

function reportOf(failed: readonly FailedPath[]): string {
  const lines = failed
    .slice(0, MOST_REPORTED)
    .map(
      ({ name, error }) =>
        `  ${name}\n    ${error instanceof Error ? error.message : String(error)}`,
    );
  const rest = failed.length - MOST_REPORTED;
  return [
    failed.length === 1 ? '1 path failed:' : `${failed.length} paths failed:`,
    ...lines,
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ].join('\n');
}
