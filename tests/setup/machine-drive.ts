import { expect } from 'vitest';
import type { AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate';
import { activeNodes, invocationsIn, leafIds, transitionKey } from './machine-chart';
import { delayOf, type Happenings, labelOf } from './happenings';
import type { Path, Step } from './machine-paths';
import { createWorld, type World } from './machine-world';

/** What a path has covered: the ids of leaves and the keys of transitions. */
export interface Seen {
  leaves: Set<string>;
  transitions: Set<string>;
}

export interface DrivePlan extends Happenings {
  delays: Readonly<Record<string, number>>;
  mayRestart(src: string): boolean;
  /**
   * The steps after which an actor has already been compared with the model. Paths share their first steps, and the
   * same events always lead to the same state, so each step is compared only once.
   */
  compared: Set<Step>;
}

/** Drives a real actor along a path. Throws if the actor's state differs from the model. */
export function drivePath(machine: AnyStateMachine, path: Path, plan: DrivePlan): Seen {
  const seen: Seen = { leaves: new Set(), transitions: new Set() };
  const timers = new Map<string, number>();
  const world: World = createWorld(machine, {
    input: plan.input,
    promises: Object.keys(plan.answers),
    callbacks: [...new Set(Object.values(plan.senders))],
    inspect(event) {
      note(event, machine, seen);
      const started = timerStarted(event);
      if (started) timers.set(started, world.clock.now());
    },
  });
  const agrees = (model: Path['start'], when: string) => {
    world.rethrow();
    const real = world.snapshot();
    for (const id of leafIds(activeNodes(machine.root, real.value))) seen.leaves.add(id);
    expect({ value: real.value, context: plan.serialize(real) }, when).toEqual({
      value: model.value,
      context: plan.serialize(model),
    });
    expect(leaks(machine, world), `left running ${when}`).toEqual([]);
    expect(overlaps(world, plan), `called twice ${when}`).toEqual([]);
  };

  world.actor.start();
  agrees(path.start, 'at the start');
  for (const step of path.steps) {
    const { before, event, after } = step;
    const isCompared = plan.compared.has(step);
    const label = labelOf(event, plan);
    if (event.type.startsWith('xstate.after.')) {
      const left =
        (timers.get(event.type) ?? NaN) + delayOf(event, plan.delays) - world.clock.now();
      if (!(left > 0)) throw new Error(`Time forbids ${label} here: leave it out with skip`);
      world.clock.advance(left - 1);
      if (!isCompared) agrees(before, `1 ms before ${label}`);
      world.clock.advance(1);
    } else {
      perform(world, event, plan);
    }
    if (!isCompared) agrees(after, `after ${label}`);
    plan.compared.add(step);
  }
  world.actor.stop();
  const open = world.calls.filter(({ status }) => status === 'open').map(({ src }) => src);
  expect(open, 'left running at the end').toEqual([]);
  return seen;
}

/** Returns a readable name of a path, such as `sign in → signInWithDiscord answers #2`. */
export function pathName({ steps }: Path, happenings: Happenings): string {
  return steps.map(({ event }) => labelOf(event, happenings)).join(' → ') || 'starts';
}

function perform(world: World, event: AnyEventObject, { senders }: DrivePlan): void {
  const sender = senders[event.type];
  // Resolve the actor's promise instead of sending the done event directly, because the machine would accept the event
  // even if no actor runs.
  if (event.type.startsWith('xstate.done.actor.')) {
    world.openCall({ id: String(event['actorId']) }).answer(event['output']);
  } else if (sender !== undefined) {
    world.openCall({ src: sender }).send(event);
  } else {
    world.actor.send(event);
  }
}

function note(event: InspectionEvent, machine: AnyStateMachine, seen: Seen): void {
  if (event.type !== '@xstate.microstep' || !('value' in event.snapshot)) return;
  const value = event.snapshot.value as Parameters<typeof activeNodes>[1];
  for (const id of leafIds(activeNodes(machine.root, value))) seen.leaves.add(id);
  for (const transition of event._transitions) {
    seen.transitions.add(transitionKey(transition));
    // The machine may leave its initial state before the first event, as `note` sees only the states after a transition.
    for (const id of leafIds([transition.source])) seen.leaves.add(id);
  }
}

function timerStarted(event: InspectionEvent): string | null {
  if (event.type !== '@xstate.action' || event.action.type !== 'xstate.raise') return null;
  const { event: raised } = event.action.params as { event: AnyEventObject };
  return raised.type;
}

/** Returns the actors that are still running although no active state invokes them. */
function leaks(machine: AnyStateMachine, world: World): string[] {
  const wanted = new Set(invocationsIn(machine, world.snapshot().value).map(({ id }) => id));
  const open = world.calls.filter(({ status }) => status === 'open');
  return open.filter(({ id }) => !wanted.has(id)).map(({ id }) => id);
}

/**
 * Returns the actors that were called again before their previous call was answered. For a promise actor that must not
 * restart, calls that the machine stopped also count as previous calls.
 */
function overlaps({ calls }: World, plan: DrivePlan): string[] {
  const unanswered = calls.filter(({ status, src }) =>
    src in plan.answers && !plan.mayRestart(src) ? status !== 'answered' : status === 'open',
  );
  return unanswered.map(({ src }) => src).filter((src, place, all) => all.indexOf(src) !== place);
}
