import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  StateValue,
} from 'xstate';
import { activeNodes, type Call, createWorld, leafIds, transitionKey, type World } from './adapter';
import { reactionTo } from './moves';
import { type ConsoleFixtures, eventOf, type Rule, type Session, type Step } from './session';
import { scheduledIn, type Timer, timerNote } from './timers';

/** The result of a step, or of the start. */
export interface Moment {
  /** Simulated time since the start, in ms. */
  at: number;
  /** The paths of the active leaf states, without the machine's name. */
  leaves: readonly string[];
  /** The keys of the transitions that were taken. */
  taken: ReadonlySet<string>;
  /** The ids of all states that were active, including those that were left at once. */
  visited: ReadonlySet<string>;
  /** The events that the machine emitted. */
  emitted: readonly AnyEventObject[];
  /** Why the event of the step was not sent: a guard or an action throws. Null if the event was sent. */
  threw: string | null;
}

/**
 * Something that was done to the machine: by the user, or by a rule that answered a call. `at` is the simulated time in
 * ms; `value` is the state of the machine afterwards.
 */
export type Deed = { at: number; value: StateValue } & Action;

type Action =
  | { do: 'send'; event: AnyEventObject }
  | { do: 'answer'; call: string; output: unknown }
  | { do: 'report'; call: string; event: AnyEventObject }
  | { do: 'wait' };

/** A machine that performs the steps of a session. Nothing happens automatically. */
export interface Run {
  world: World;
  /** The start, followed by one moment for each step. */
  moments: readonly Moment[];
  deeds: readonly Deed[];
  /** The snapshot before the first step. */
  first: AnyMachineSnapshot;
  rules: ReadonlyMap<string, Rule>;
  /** Returns the running timers and the scheduled answers of rules, earliest first. */
  timers(): Timer[];
  /** Performs a step. Returns why the step is impossible, or null. */
  perform(step: Step): string | null;
  /** Extends the last step by the given simulated time, in ms. */
  extend(ms: number): void;
  /** Returns the error that stopped the machine, or null. Such an error is a defect of the machine. */
  defect(): string | null;
}

/**
 * The maximum number of answers at the same simulated time. If rules give more answers than this, each answer probably
 * causes a new call of the same actor, without end.
 */
const MOST_ANSWERS = 1_000;

/**
 * Starts a machine with mock actors and a simulated clock.
 *
 * @param onMicrostep receives every state, including those that are left at once
 */
export function startRun(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  input: unknown,
  onMicrostep?: (snapshot: AnyMachineSnapshot) => void,
): Run {
  const rows = Object.entries(fixtures.actors);
  const since = new Map<string, number>();
  const rules = new Map<string, Rule>();
  const dues = new Map<Call, { at: number; output: unknown }>();
  const moments: Moment[] = [];
  const deeds: Deed[] = [];
  let taken = new Set<string>();
  let visited = new Set<string>();
  /** The number of events that were emitted before the current step. */
  let emittedBefore = 0;
  let stuck: string | null = null;
  let threw: string | null = null;

  // The machine makes its first transitions while its actor is being created, so the function must exist before the
  // actor.
  const noteStates = ({ value }: AnyMachineSnapshot) => {
    for (const { id } of activeNodes(machine.root, value)) visited.add(id);
  };
  const world: World = createWorld(machine, {
    input,
    promises: rows.filter(([, row]) => row.outcomes).map(([name]) => name),
    callbacks: rows.filter(([, row]) => row.sends).map(([name]) => name),
    inspect(event: InspectionEvent) {
      if (event.type === '@xstate.microstep' && 'value' in event.snapshot) {
        const snapshot = event.snapshot as AnyMachineSnapshot;
        noteStates(snapshot);
        onMicrostep?.(snapshot);
        for (const transition of event._transitions) taken.add(transitionKey(transition));
      }
      const timer = timerNote(event);
      if (timer) since.set(timer, world.clock.now());
    },
  });
  const now = () => world.clock.now();
  const look = (): Moment => {
    const snapshot = world.snapshot();
    noteStates(snapshot);
    const emitted = world.emitted.slice(emittedBefore);
    return { at: now(), leaves: leavesOf(machine, snapshot), taken, visited, emitted, threw };
  };

  const perform = (action: Action, act: () => void) => {
    act();
    deeds.push({ ...action, at: now(), value: world.snapshot().value });
  };
  /** Sends an event, unless it would stop the machine because a guard or an action throws. */
  const deliver = (event: AnyEventObject, deed: () => void) => {
    const reaction = reactionTo(machine, world.snapshot(), event);
    if (reaction.kind === 'throws') threw = reaction.reason;
    else deed();
  };
  const scheduleAnswers = () => {
    for (const call of world.calls) {
      const rule = rules.get(call.src);
      if (call.status !== 'open' || dues.has(call) || rule?.kind !== 'outcome') continue;
      const output = fixtures.actors[call.src]?.outcomes?.[rule.fixture];
      dues.set(call, { at: now() + rule.afterMs, output });
    }
  };
  const openDues = () => [...dues].filter(([call]) => call.status === 'open');
  const settle = () => {
    for (let count = 0; count < MOST_ANSWERS; count += 1) {
      scheduleAnswers();
      const [due] = openDues().filter(([, { at }]) => at <= now());
      if (!due) return;
      const [call, { output }] = due;
      perform({ do: 'answer', call: call.id, output }, () => call.answer(output));
    }
    stuck = `The rules answered ${MOST_ANSWERS} calls at the same time.`;
  };
  const advance = (ms: number) => {
    const end = now() + ms;
    while (now() < end && stuck === null) {
      const next = [...world.clock.dueTimes(), ...openDues().map(([, { at }]) => at)];
      const ahead = Math.max(0, Math.min(end, ...next) - now());
      perform({ do: 'wait' }, () => world.clock.advance(ahead));
      settle();
    }
  };

  const deedOf = (step: Step): (() => void) | string => {
    switch (step.do) {
      case 'send': {
        const event = eventOf(step, fixtures);
        if (!event) return `The machine has no such event «${step.type}» any more.`;
        return () =>
          deliver(event, () => perform({ do: 'send', event }, () => world.actor.send(event)));
      }
      case 'answer': {
        const call = openCall(world, step.call);
        const outcomes = fixtures.actors[call?.src ?? '']?.outcomes ?? [];
        if (!call || step.fixture >= outcomes.length)
          return `«${step.call}» waits for no such answer.`;
        const output = outcomes[step.fixture];
        return () => perform({ do: 'answer', call: call.id, output }, () => call.answer(output));
      }
      case 'report': {
        const call = openCall(world, step.call);
        const event = eventOf(step, fixtures);
        if (!call || !event) return `«${step.call}» does not run, or sends no such event.`;
        return () =>
          deliver(event, () =>
            perform({ do: 'report', call: call.id, event }, () => call.send(event)),
          );
      }
      case 'wait':
        return () => advance(step.ms);
      case 'rule':
        return () => {
          dues.clear();
          if (step.rule) rules.set(step.src, step.rule);
          else rules.delete(step.src);
        };
    }
  };

  world.actor.start();
  moments.push(look());
  return {
    world,
    moments,
    deeds,
    first: world.snapshot(),
    rules,
    timers: () =>
      [
        ...scheduledIn(world, since, fixtures),
        ...openDues().map(([{ id }, { at }]) => ({ name: `${id} answers`, at })),
      ].toSorted((a, b) => a.at - b.at),
    perform(step) {
      taken = new Set();
      visited = new Set();
      threw = null;
      emittedBefore = world.emitted.length;
      const deed = deedOf(step);
      if (typeof deed === 'string') return deed;
      deed();
      settle();
      moments.push(look());
      return stuck;
    },
    extend(ms) {
      advance(ms);
      moments[moments.length - 1] = look();
    },
    defect: () => defectOf(world),
  };
}

/**
 * A run of a session. If a step was impossible, `problem` contains the index of the step and the reason, and the later
 * steps were not performed.
 */
export interface Replay {
  run: Run;
  problem: { step: number; reason: string } | null;
}

/** Starts a machine and performs the steps of a session. */
export function replay(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  input: unknown,
  { steps }: Session,
): Replay {
  const run = startRun(machine, fixtures, input);
  for (const [at, step] of steps.entries()) {
    const reason = run.perform(step);
    if (reason !== null) return { run, problem: { step: at, reason } };
  }
  return { run, problem: null };
}

/** Returns the paths of the active leaf states, without the machine's name, such as `signedIn.fresh`. */
export function leavesOf(machine: AnyStateMachine, { value }: AnyMachineSnapshot): string[] {
  const nodes = activeNodes(machine.root, value);
  const leaves = new Set(leafIds(nodes));
  return nodes.filter(({ id }) => leaves.has(id)).map(({ path }) => path.join('.'));
}

function openCall({ calls }: World, id: string): Call | undefined {
  return calls.findLast((call) => call.status === 'open' && call.id === id);
}

function defectOf(world: World): string | null {
  try {
    world.rethrow();
    return null;
  } catch (error) {
    return String(error);
  }
}
