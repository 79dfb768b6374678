import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { WalkOptions } from './walk-machine';

/** The inputs of a walk: events, outputs and payloads to try. */
export interface Happenings {
  input: unknown;
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  /** Outputs to try, keyed by promise actor. */
  answers: Readonly<Record<string, readonly unknown[]>>;
  /** The callback actor that sends each event. Events without an entry come from the user. */
  senders: Readonly<Record<string, string>>;
  serialize(snapshot: AnyMachineSnapshot): unknown;
  skip(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
}

/** The parts of an actor's fixture row that a walk reads. */
export interface FixtureRow {
  outcomes?: readonly unknown[];
  restarts?: boolean;
  sends?: readonly string[];
}

/** Converts the fixtures of a machine to the inputs of a walk. */
export function happeningsOf<Machine extends AnyStateMachine>(
  options: WalkOptions<Machine>,
): Happenings {
  const rows = Object.entries<FixtureRow>(options.actors);
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

/** Returns a JSON copy, without functions. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Returns a readable name of an event: `save #2`, `fetchServers answers #1`, `after.retryRest`. */
export function labelOf(event: AnyEventObject, { answers, events }: Happenings): string {
  const nth = (list: readonly unknown[], item: unknown) =>
    list.length > 1 ? ` #${list.indexOf(item) + 1}` : '';
  if (event.type.startsWith('xstate.after.')) return event.type.slice('xstate.'.length);
  if (!event.type.startsWith('xstate.done.actor.')) {
    return event.type + nth(events[event.type] ?? [], event);
  }
  const list = Object.values(answers).find((outputs) => outputs.includes(event['output'])) ?? [];
  return `${String(event['actorId'])} answers${nth(list, event['output'])}`;
}

/**
 * Returns the delay of a timer in milliseconds.
 * @throws if the fixtures have no delay for the timer.
 */
export function delayOf(
  { type }: AnyEventObject,
  delays: Readonly<Record<string, number>>,
): number {
  const found = Object.entries(delays).find(([name]) => type.startsWith(`xstate.after.${name}.`));
  if (!found) throw new Error(`No delay given for ${type}`);
  return found[1];
}
