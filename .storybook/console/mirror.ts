import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { areEqual, withReferences } from './fixture-values';
import { payloadOf } from './labels';
import type { Run } from './replay';
import type { ConsoleFixtures, Step } from './session';

/** The machine has a new snapshot, or has emitted an event. */
const CHANGED = 'console.changed';
const EMITTED = 'console.emitted';

/** What a screen shows in place of its own machine. */
export interface Mirror {
  logic: AnyActorLogic;
  /** Whether the console records the events that the screen sends. Initially false. */
  setListening: (isListening: boolean) => void;
}

/**
 * Returns an actor logic for the provider of a screen. Its snapshot is always that of the console's machine, and so are
 * the events that it emits, beginning with those of the last step: a notice is part of what a link shows. An event that
 * the screen sends is given to `onEvent` and goes nowhere else.
 */
export function mirrorOf(
  { world: { actor }, moments }: Pick<Run, 'world' | 'moments'>,
  onEvent: (event: AnyEventObject) => void,
): Mirror {
  const now = (): AnyMachineSnapshot => actor.getSnapshot();
  let isListening = false;
  let stop = () => {};
  let last = moments.at(-1)?.emitted ?? [];
  const logic: AnyActorLogic = {
    // `@xstate/react` compares it, to notice that a component was given another machine.
    config: {},
    getInitialSnapshot: now,
    restoreSnapshot: now,
    getPersistedSnapshot: now,
    start(_, { self }) {
      stop();
      const changes = actor.subscribe(() => self.send({ type: CHANGED }));
      const emitted = actor.on('*', (event: AnyEventObject) => self.send({ type: EMITTED, event }));
      for (const event of last) self.send({ type: EMITTED, event });
      last = [];
      stop = () => {
        changes.unsubscribe();
        emitted.unsubscribe();
      };
    },
    transition(_, event: AnyEventObject, { emit }) {
      if (event.type === 'xstate.stop') stop();
      else if (event.type === EMITTED) emit(event['event']);
      else if (event.type !== CHANGED && !event.type.startsWith('xstate.') && isListening) {
        onEvent(event);
      }
      return now();
    },
  };
  return {
    logic,
    setListening(wanted) {
      isListening = wanted;
    },
  };
}

/**
 * Returns the step that sends an event. A payload that is a fixture is named by its index, which keeps links short. So is
 * a value of a fixture that JSON cannot hold.
 */
export function stepOf(event: AnyEventObject, { events }: ConsoleFixtures): Step {
  const { type } = event;
  const fixtures = Object.hasOwn(events, type) ? (events[type] ?? []) : [];
  const fixture = fixtures.findIndex((each) => areEqual(each, event));
  return {
    do: 'send',
    type,
    payload: fixture < 0 ? { typed: withReferences(payloadOf(event), fixtures) } : { fixture },
  };
}
