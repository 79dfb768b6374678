import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { areEqual, withReferences } from './fixture-values';
import { payloadOf } from './labels';
import type { Run } from './replay';
import type { ConsoleFixtures, Step } from './session';

/**
 * Two types of events that the mirror sends to itself: `CHANGED` when the machine has a new snapshot, and `EMITTED`
 * when the machine has emitted an event.
 */
const CHANGED = 'console.changed';
const EMITTED = 'console.emitted';

/** Provides a screen with the console's machine, in place of the screen's own machine. */
export interface Mirror {
  logic: AnyActorLogic;
  /** Whether the console records the events that the screen sends. Initially false. */
  setListening: (isListening: boolean) => void;
}

/**
 * Returns actor logic for the provider of a screen. Its snapshot is always the snapshot of the console's machine. It
 * also emits the events that the console's machine emits. When it is started for the first time, it first emits the
 * events of the last step again, so that a screen that is opened from a link shows the notices of that step. Events
 * that the screen sends are only passed to `onEvent`, and only while the mirror is listening.
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
    // `@xstate/react` compares `config` to detect that a component was given another machine.
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
 * Returns the step that sends an event. If the payload equals a fixture, the step contains only the index of the
 * fixture, which keeps links short. In other payloads, a value of a fixture that JSON cannot hold is replaced with a
 * reference.
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
