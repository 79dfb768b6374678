import {
  type ActorLogic,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';

/** One call of a mock actor. */
export interface Call {
  src: string;
  id: string;
  input: unknown;
  /** `stopped`: the machine left the state before the response arrived. The request was already sent. */
  status: 'open' | 'answered' | 'stopped';
  /** Resolves the call of a promise actor. */
  answer(output: unknown): void;
  /** Sends an event from a callback actor to the machine. */
  send(event: AnyEventObject): void;
}

/** Mock actors. Each call waits until the test answers it. */
export interface MockActors {
  actors: Record<string, AnyActorLogic>;
  calls: Call[];
  /**
   * Returns the pending call of an actor.
   * @throws if no call is pending.
   */
  openCall: (by: { src: string } | { id: string }) => Call;
}

/** A running machine with mock actors and a simulated clock. */
export interface World extends Omit<MockActors, 'actors'> {
  actor: AnyActor;
  clock: SteppingClock;
  emitted: AnyEventObject[];
  snapshot(): AnyMachineSnapshot;
  /** Rethrows the error of the machine, because XState reports the error only to subscribers. */
  rethrow(): void;
}

/** The names of a machine's actors: `promises` answer once, `callbacks` send events. */
export interface ActorNames {
  promises: readonly string[];
  callbacks: readonly string[];
}

export interface WorldOptions extends ActorNames {
  input: unknown;
  inspect?: (event: InspectionEvent) => void;
}

/** Creates mock actors by name, for `machine.provide`. */
export function mockActors(names: ActorNames): MockActors {
  const calls: Call[] = [];
  return { actors: heldActors(names, () => calls), ...callsBy(calls) };
}

function heldActors({ promises, callbacks }: ActorNames, callsOf: CallsOf): MockActors['actors'] {
  return Object.fromEntries([
    ...promises.map((src) => [src, heldPromise(src, callsOf)] as const),
    ...callbacks.map((src) => [src, heldCallback(src, callsOf)] as const),
  ]);
}

function callsBy(calls: Call[]): Omit<MockActors, 'actors'> {
  return {
    calls,
    openCall(by) {
      const found = calls.findLast(
        (call) => call.status === 'open' && ('src' in by ? call.src === by.src : call.id === by.id),
      );
      if (!found) throw new Error(`No open call of ${Object.values(by).join()}`);
      return found;
    },
  };
}

type System = AnyActor['system'];
type CallsOf = (system: System) => Call[];

const callsIn = new WeakMap<System, Call[]>();
const copies = new WeakMap<AnyStateMachine, Map<string, AnyStateMachine>>();

/** Returns the machine with mock actors. Worlds share the copy, because making it takes longer than a short scenario. */
function withMockActors(machine: AnyStateMachine, names: ActorNames): AnyStateMachine {
  const copiesOf = copies.get(machine) ?? new Map<string, AnyStateMachine>();
  copies.set(machine, copiesOf);
  const key = JSON.stringify([names.promises, names.callbacks]);
  const actors = () => heldActors(names, (system) => callsIn.get(system) ?? []);
  const copy = copiesOf.get(key) ?? machine.provide({ actors: actors() });
  copiesOf.set(key, copy);
  return copy;
}

/** Creates the machine's actor with mock actors. Does not start it. */
export function createWorld(machine: AnyStateMachine, options: WorldOptions): World {
  const emitted: AnyEventObject[] = [];
  const errors: unknown[] = [];
  const clock = new SteppingClock();
  const actor = createActor(withMockActors(machine, options), {
    clock,
    input: options.input,
    ...(options.inspect ? { inspect: options.inspect } : {}),
  });
  const { calls, openCall } = callsBy([]);
  callsIn.set(actor.system, calls);
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.on('*', (event: AnyEventObject) => void emitted.push(event));

  return {
    actor,
    clock,
    calls,
    emitted,
    snapshot: () => actor.getSnapshot(),
    openCall,
    rethrow() {
      if (errors.length > 0) throw errors[0];
    },
  };
}

/**
 * A simulated clock that fires each timer at its due time. If the callback of a timer starts another timer, the delay
 * of the new timer starts at that due time, not at the end of `advance`.
 */
export class SteppingClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  override setTimeout(fire: () => void, ms: number): number {
    const id = super.setTimeout(fire, ms);
    this.#due.set(id, this.now() + ms);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Returns when the running timers are due, in ms of simulated time. */
  dueTimes(): number[] {
    return [...this.#due.values()];
  }

  advance(ms: number): void {
    const end = this.now() + ms;
    let next = this.#takeNext(end);
    while (next !== null) {
      this.set(next);
      next = this.#takeNext(end);
    }
    this.set(end);
  }

  #takeNext(end: number): number | null {
    const [first] = [...this.#due].toSorted(([, a], [, b]) => a - b);
    if (!first || first[1] > end) return null;
    this.#due.delete(first[0]);
    return first[1];
  }
}

type Held = Snapshot<unknown> & { input: unknown };

/** Returns the logic of a promise actor that resolves synchronously when the test calls `answer`. */
function heldPromise(src: string, callsOf: CallsOf): ActorLogic<Held, AnyEventObject, unknown> {
  // The map is keyed by the actor and not by its id. A reentered state starts the new call before the old call stops,
  // so for a moment two actors have the same id.
  const callOf = new WeakMap<object, Call>();
  return {
    getInitialSnapshot: (_, input) => ({ ...running, input }),
    start({ input }, { self, system }) {
      const call: Call = {
        src,
        id: self.id,
        input,
        status: 'open',
        answer(output) {
          call.status = 'answered';
          self.send({ type: 'answer', output });
        },
        send: () => {
          throw new Error(`${src} answers once and sends no events`);
        },
      };
      callOf.set(self, call);
      callsOf(system).push(call);
    },
    transition({ input }, event, { self }): Held {
      if (event.type === 'answer') {
        return { input, status: 'done', output: event['output'], error: undefined };
      }
      if (event.type !== 'xstate.stop') return { ...running, input };
      const call = callOf.get(self);
      if (call?.status === 'open') call.status = 'stopped';
      return { input, status: 'stopped', output: undefined, error: undefined };
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

const running = { status: 'active', output: undefined, error: undefined } as const;

function heldCallback(src: string, callsOf: CallsOf) {
  return fromCallback<AnyEventObject, unknown>(({ input, self, system, sendBack }) => {
    const call: Call = {
      src,
      id: self.id,
      input,
      status: 'open',
      answer: () => {
        throw new Error(`${src} sends events and never answers`);
      },
      send: sendBack,
    };
    callsOf(system).push(call);
    return () => {
      call.status = 'stopped';
    };
  });
}
