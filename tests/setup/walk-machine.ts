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
import { edgePaths, type Happenings, type Path, unheardAnswers } from './machine-paths';
import { drivePath, pathName, type Seen } from './machine-drive';

/** What a walk needs to know of a machine; a new event, actor or delay does not compile without its row. */
export interface WalkOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Payloads to try, for every event of the machine. */
  events: {
    [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** What every actor may do: a promise answers, a callback sends events. */
  actors: {
    [Actor in ActorsOf<Machine> as Actor['src']]: ActorRow<
      Actor['logic'],
      EventFrom<Machine>['type']
    >;
  };
  /** Every delay in ms, written again by hand: the clock goes by these and not by the machine's own. */
  delays: { [Delay in DelaysOf<Machine>]: number };
  /** What of the context makes a state another state: what guards read, without what grows. */
  serialize?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Orders that real time forbids, as a longer timer before a shorter one. */
  skip?: (snapshot: SnapshotFrom<Machine>, event: AnyEventObject) => boolean;
}

type ActorRow<Logic extends UnknownActorLogic, EventType extends string> =
  Logic extends CallbackActorLogic<infer _Received, infer _Input, infer _Emitted>
    ? { sends: readonly EventType[] }
    : {
        outcomes: readonly OutputFrom<Logic>[];
        /** A new call may start while an earlier one is unanswered; without it that is a double post. */
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

/** A walk laid out: one case an edge, and the count at the end. */
export interface Walk {
  cases: readonly { name: string; run: () => Seen }[];
  /** Runs what has not run yet and says what was never reached. */
  coverage: () => { line: string; missing: string[] };
}

/**
 * Registers one test for each edge of a machine: a real actor with held actors and a clock of its own goes
 * there and is compared with the model after each step. Fails unless every leaf and every transition
 * was reached, and prints `states 11/11, transitions 24/24`. Call it inside a `describe`.
 * What it expects it takes from the chart itself: pin the stories that matter with `journey.ts`.
 */
export function walkMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): void {
  const walk = planWalk(machine, options);
  it.each(walk.cases.map(({ name, run }) => [name, run] as const))('%s', (_, run) => {
    run();
  });
  it('reaches every state and every transition', () => {
    const { line, missing } = walk.coverage();
    console.log(`${machine.id}: ${line}`);
    expect(missing).toEqual([]);
  });
}

/** The walk of `walkMachine` without the test runner. Throws on a chart that breaks the rules. */
export function planWalk<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): Walk {
  const happenings = happeningsOf(options);
  const paths = edgePaths(machine, happenings);
  const faults = [
    ...brokenRules(machine),
    ...unheardAnswers(machine, paths, happenings).map((answer) => `nobody hears ${answer}`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const rows = new Map(Object.entries<LooseRow>(options.actors));
  const plan = {
    ...happenings,
    delays: options.delays,
    mayRestart: (src: string) => rows.get(src)?.restarts === true,
  };
  const cases = paths.map((path: Path) => ({
    name: pathName(path, happenings),
    run: once(() => drivePath(machine, path, plan)),
  }));
  return {
    cases,
    coverage() {
      const seen = cases.map(({ run }) => run());
      const states = compare(
        leafIds(nodesOf(machine)),
        seen.flatMap(({ leaves }) => [...leaves]),
      );
      const transitions = compare(
        declaredTransitions(machine),
        seen.flatMap((one) => [...one.transitions]),
      );
      return {
        line: `states ${states.ratio}, transitions ${transitions.ratio}`,
        missing: [...states.missing, ...transitions.missing],
      };
    },
  };
}

type LooseRow = { outcomes?: readonly unknown[]; restarts?: boolean; sends?: readonly string[] };

function happeningsOf<Machine extends AnyStateMachine>(options: WalkOptions<Machine>): Happenings {
  const rows = Object.entries<LooseRow>(options.actors);
  return {
    input: options.input,
    events: options.events,
    answers: Object.fromEntries(
      rows.flatMap(([src, { outcomes }]) => (outcomes ? [[src, outcomes]] : [])),
    ),
    senders: Object.fromEntries(
      rows.flatMap(([src, { sends = [] }]) => sends.map((type) => [type, src])),
    ),
    serialize: (snapshot) =>
      options.serialize?.(snapshot as SnapshotFrom<Machine>) ?? plain(snapshot.context),
    skip: (snapshot, event) => options.skip?.(snapshot as SnapshotFrom<Machine>, event) ?? false,
  };
}

/** A copy without functions, as JSON sees it. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function compare(declared: readonly string[], reached: readonly string[]) {
  const missing = declared.filter((name) => !reached.includes(name));
  return { missing, ratio: `${declared.length - missing.length}/${declared.length}` };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
