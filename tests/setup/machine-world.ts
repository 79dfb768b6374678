import {
  type ActorLogic,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';

/** One call of an actor, as the other party sees it. */
export interface Call {
  src: string;
  id: string;
  input: unknown;
  /** `stopped`: the machine left before the answer; the other party still has the request. */
  status: 'open' | 'answered' | 'stopped';
  /** Answers a promise actor's call. */
  answer(output: unknown): void;
  /** Lets a callback actor send an event to the machine. */
  send(event: AnyEventObject): void;
}

/** A running machine whose outside is played by a test: every actor is held in the hand, time stands still. */
export interface World {
  actor: AnyActor;
  clock: SteppingClock;
  calls: Call[];
  emitted: AnyEventObject[];
  snapshot(): AnyMachineSnapshot;
  /** The open call of an actor; throws when there is none. */
  openCall(by: { src: string } | { id: string }): Call;
  /** Throws what the machine threw, which XState keeps for its subscribers. */
  rethrow(): void;
}

export interface WorldOptions {
  input: unknown;
  /** Actors that answer; every other actor of the machine is in `callbacks`. */
  promises: readonly string[];
  callbacks: readonly string[];
  inspect?: (event: InspectionEvent) => void;
}

/** Puts a machine into a world of held actors. It is not started yet. */
export function createWorld(machine: AnyStateMachine, options: WorldOptions): World {
  const calls: Call[] = [];
  const emitted: AnyEventObject[] = [];
  const errors: unknown[] = [];
  const clock = new SteppingClock();
  const actors = Object.fromEntries([
    ...options.promises.map((src) => [src, heldPromise(src, calls)] as const),
    ...options.callbacks.map((src) => [src, heldCallback(src, calls)] as const),
  ]);
  const actor = createActor(machine.provide({ actors }), {
    clock,
    input: options.input,
    ...(options.inspect ? { inspect: options.inspect } : {}),
  });
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.on('*', (event: AnyEventObject) => void emitted.push(event));

  return {
    actor,
    clock,
    calls,
    emitted,
    snapshot: () => actor.getSnapshot(),
    openCall(by) {
      const found = calls.findLast(
        (call) => call.status === 'open' && ('src' in by ? call.src === by.src : call.id === by.id),
      );
      if (!found) throw new Error(`No open call of ${Object.values(by).join()}`);
      return found;
    },
    rethrow() {
      if (errors.length > 0) throw errors[0];
    },
  };
}

/** Fires timers one by one at their own time, so that a timer set by another one counts from there. */
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

/** A promise actor that answers when told to, and at once: a test never has to wait for it. */
function heldPromise(src: string, calls: Call[]): ActorLogic<Held, AnyEventObject, unknown> {
  // By actor and not by id: a re-entered state starts its new call before the old one stops.
  const callOf = new Map<unknown, Call>();
  return {
    getInitialSnapshot: (_, input) => ({ ...running, input }),
    start({ input }, { self }) {
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
      calls.push(call);
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

function heldCallback(src: string, calls: Call[]) {
  return fromCallback<AnyEventObject, unknown>(({ input, self, sendBack }) => {
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
    calls.push(call);
    return () => {
      call.status = 'stopped';
    };
  });
}
