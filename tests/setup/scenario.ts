import { expect } from 'vitest';
import type {
  AnyStateMachine,
  EmittedFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateValueFrom,
} from 'xstate';
import { createWorld, type World } from './machine-world';
import type { ActorsOf } from './walk-machine';

type SourceOf<Machine> = ActorsOf<Machine>['src'];
type ActorOf<Machine, Src> = Extract<ActorsOf<Machine>, { src: Src }>['logic'];

export interface ScenarioOptions<Machine extends AnyStateMachine> {
  /** Returns the machine's input; `now` is the scenario's clock, in ms since its start. */
  input?: (now: () => number) => InputFrom<Machine>;
  /** The callback actors. They send events and have no output. */
  callbacks?: readonly SourceOf<Machine>[];
}

/**
 * A scenario written by hand. It states its expectations explicitly, whereas a walk derives its expectations from the
 * chart. Every step is synchronous. Example:
 * `scenario(machine).send({ type: 'open' }).resolve('load', output).after(30_000).expect('listed')`.
 */
export interface Scenario<Machine extends AnyStateMachine> {
  /** Sends an event to the machine. */
  send(event: EventFrom<Machine>): Scenario<Machine>;
  /** Resolves the pending call of a promise actor. */
  resolve<Src extends SourceOf<Machine>>(
    src: Src,
    output: OutputFrom<ActorOf<Machine, Src>>,
  ): Scenario<Machine>;
  /** Sends an event from a callback actor. */
  receive(src: SourceOf<Machine>, event: EventFrom<Machine>): Scenario<Machine>;
  /** Advances the clock by a number of milliseconds. Each timer fires at its due time. */
  after(ms: number): Scenario<Machine>;
  expect(value: StateValueFrom<Machine>): Scenario<Machine>;
  /** Compares the given keys of the context. */
  expectContext(part: Partial<SnapshotFrom<Machine>['context']>): Scenario<Machine>;
  /** Compares the given events with those that were emitted since the last `expectEmitted`. */
  expectEmitted(events: readonly EmittedFrom<Machine>[]): Scenario<Machine>;
  /** Compares `inputs` with the inputs of all calls of the actor since the start, including pending calls. */
  expectCalls(src: SourceOf<Machine>, inputs: readonly unknown[]): Scenario<Machine>;
  /** Compares the running actors. */
  expectRunning(sources: readonly SourceOf<Machine>[]): Scenario<Machine>;
  /** Returns the snapshot for other assertions: tags, `can`, `matches`. */
  snapshot(): SnapshotFrom<Machine>;
}

/** Starts a machine with mock actors that the scenario controls. */
export function scenario<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, callbacks = [] }: ScenarioOptions<Machine> = {},
): Scenario<Machine> {
  const sources = Object.keys(machine.implementations.actors);
  const now = () => world.clock.now();
  const world: World = createWorld(machine, {
    input: input?.(now),
    promises: sources.filter((src) => !callbacks.includes(src)),
    callbacks,
  });
  const then = (step: () => void) => {
    step();
    world.rethrow();
    return steps;
  };
  const steps: Scenario<Machine> = {
    send: (event) => then(() => world.actor.send(event)),
    resolve: (src, output) => then(() => world.openCall({ src }).answer(output)),
    receive: (src, event) => then(() => world.openCall({ src }).send(event)),
    after: (ms) => then(() => world.clock.advance(ms)),
    expect: (value) => then(() => expect(world.snapshot().value).toEqual(value)),
    expectContext: (part) =>
      then(() => {
        const { context } = world.snapshot();
        const keys = Object.keys(part);
        expect(Object.fromEntries(keys.map((key) => [key, context[key]]))).toEqual(part);
      }),
    expectEmitted: (events) => then(() => expect(world.emitted.splice(0)).toEqual(events)),
    expectCalls: (src, inputs) =>
      then(() => {
        const calls = world.calls.filter((call) => call.src === src);
        expect(calls.map((call) => call.input)).toEqual(inputs);
      }),
    expectRunning: (expected) =>
      then(() => {
        const open = world.calls.filter(({ status }) => status === 'open');
        const inOrder = (list: readonly string[]) => list.toSorted((a, b) => a.localeCompare(b));
        expect(inOrder(open.map(({ src }) => src))).toEqual(inOrder(expected));
      }),
    snapshot: () => world.snapshot() as SnapshotFrom<Machine>,
  };
  return then(() => world.actor.start());
}
