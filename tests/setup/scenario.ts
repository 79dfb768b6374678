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
  /** Makes the machine's input; `now` is the journey's clock, in ms since its start. */
  input?: (now: () => number) => InputFrom<Machine>;
  /** The callback actors: they send events and never answer. */
  callbacks?: readonly SourceOf<Machine>[];
}

/**
 * A story told by hand, to pin what generated paths take over from the chart:
 * `scenario(machine).send({ type: 'open' }).answer('load', output).after(30_000).expect('listed')`.
 * Everything happens at once; nothing has to be awaited.
 */
export interface Scenario<Machine extends AnyStateMachine> {
  /** The user, or the world, does something. */
  send(event: EventFrom<Machine>): Scenario<Machine>;
  /** A promise actor's open call is answered. */
  resolve<Src extends SourceOf<Machine>>(
    src: Src,
    output: OutputFrom<ActorOf<Machine, Src>>,
  ): Scenario<Machine>;
  /** A callback actor sends an event. */
  receive(src: SourceOf<Machine>, event: EventFrom<Machine>): Scenario<Machine>;
  /** Milliseconds pass, timers firing on their way. */
  after(ms: number): Scenario<Machine>;
  expect(value: StateValueFrom<Machine>): Scenario<Machine>;
  /** The values of some keys of the context. */
  expectContext(part: Partial<SnapshotFrom<Machine>['context']>): Scenario<Machine>;
  /** Everything emitted since the last time this was asked. */
  expectEmitted(events: readonly EmittedFrom<Machine>[]): Scenario<Machine>;
  /** The inputs of all calls of an actor since the start, answered or not. */
  expectCalls(src: SourceOf<Machine>, inputs: readonly unknown[]): Scenario<Machine>;
  /** The actors at work. */
  expectRunning(sources: readonly SourceOf<Machine>[]): Scenario<Machine>;
  /** For what no step above asks: tags, `can`, `matches`. */
  snapshot(): SnapshotFrom<Machine>;
}

/** Starts a machine whose outside is played by hand. */
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
    return told;
  };
  const told: Scenario<Machine> = {
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
