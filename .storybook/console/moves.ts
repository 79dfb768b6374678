import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getMicrosteps,
  getNextTransitions,
} from 'xstate';
import { answerEvent, invocationsIn } from './adapter';
import type { ConsoleFixtures, Step } from './session';

/**
 * A candidate event in the search for a path. `step` is the step of the console that causes the event, or null for a
 * timer.
 */
export interface Move {
  event: AnyEventObject;
  step: Step | null;
}

/** Computes which moves a machine accepts and where they lead, without running an actor. */
export interface Model {
  /** Returns the moves that a snapshot accepts. */
  movesFrom(snapshot: AnyMachineSnapshot): Move[];
  /**
   * Returns the snapshots that result from an event, in order. They include the snapshots of states that the machine
   * leaves at once.
   */
  after(snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot[];
}

/** What a machine does with an event. `throws`: a guard or an action fails with this event, which would stop the actor. */
export type Reaction = { kind: 'takes' } | { kind: 'ignores' } | { kind: 'throws'; reason: string };

/** Computes what a machine does with an event, without running an actor. */
export function reactionTo(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Reaction {
  try {
    if (!snapshot.can(event)) return { kind: 'ignores' };
    getMicrosteps(startedAt(machine, snapshot), snapshot, event);
    return { kind: 'takes' };
  } catch (error) {
    return { kind: 'throws', reason: thrownText(error) };
  }
}

function thrownText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const guard = /^Unable to evaluate guard (?:'([^']*)')?.*:\n([^]*)$/.exec(message);
  if (!guard) return `A guard or an action threw: ${message}`;
  return `The guard ${guard[1] ? `“${guard[1]}” ` : ''}threw: ${guard[2]}`;
}

/**
 * `getMicrosteps` creates an actor for each event and computes the actor's initial snapshot, which is not used. With
 * this machine, it does not compute a snapshot. That computation would take half of the time of a search.
 */
function startedAt(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyStateMachine {
  return Object.create(machine, { getInitialSnapshot: { value: () => snapshot } });
}

/**
 * Returns a model of a machine. Its moves are timers, and the events and results in `fixtures`.
 * @param start any snapshot of the machine
 */
export function modelOf(
  machine: AnyStateMachine,
  fixtures: ConsoleFixtures,
  start: AnyMachineSnapshot,
): Model {
  const senders = new Map(
    Object.entries(fixtures.actors).flatMap(([src, { sends = [] }]) =>
      sends.map((type) => [type, src] as const),
    ),
  );
  const started = startedAt(machine, start);

  function movesOf(snapshot: AnyMachineSnapshot): Move[] {
    const running = invocationsIn(machine, snapshot.value);
    const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
    return [...types].flatMap((type): Move[] => {
      if (type.startsWith('xstate.after.')) return [{ event: { type }, step: null }];
      const answering = running.find(({ id }) => type === `xstate.done.actor.${id}`);
      if (answering) {
        const outcomes = fixtures.actors[answering.src]?.outcomes ?? [];
        return outcomes.map((output, fixture) => ({
          event: answerEvent(answering.id, output),
          step: { do: 'answer', call: answering.id, fixture },
        }));
      }
      const events = Object.hasOwn(fixtures.events, type) ? (fixtures.events[type] ?? []) : [];
      const sender = senders.get(type);
      const sending = running.find(({ src }) => src === sender);
      if (sender !== undefined && !sending) return [];
      return events.map((event, fixture) => ({
        event,
        step: sending
          ? { do: 'report', call: sending.id, type, payload: { fixture } }
          : { do: 'send', type, payload: { fixture } },
      }));
    });
  }

  return {
    movesFrom: (snapshot) =>
      movesOf(snapshot).filter(
        ({ event }) => snapshot.can(event) && fixtures.skip?.(snapshot, event) !== true,
      ),
    after: (snapshot, event) => getMicrosteps(started, snapshot, event).map(([reached]) => reached),
  };
}
