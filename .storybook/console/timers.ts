import type { AnyEventObject, InspectionEvent } from 'xstate';
import type { World } from './adapter';
import type { ConsoleFixtures } from './session';

/** A timer of the machine, or an answer of a rule. `at` is in simulated ms since the start. */
export interface Timer {
  /** The name of the delay, or the name of the call that a rule answers. */
  name: string;
  at: number;
  /** The event that the machine's timer sends. Omitted for the answer of a rule. */
  event?: AnyEventObject;
}

/** Returns the id of the timer that the inspected event starts, or null if it starts no timer. */
export function timerNote(event: InspectionEvent): string | null {
  if (event.type !== '@xstate.action' || event.action.type !== 'xstate.raise') return null;
  const { id, event: raised } = event.action.params as { id?: string; event: AnyEventObject };
  return id ?? raised.type;
}

/**
 * Returns the running timers of a machine.
 * @param since the simulated time in ms at which each timer was started, keyed by the timer's id. XState itself only
 * records the time of the system clock.
 */
export function scheduledIn(
  { actor }: World,
  since: ReadonlyMap<string, number>,
  fixtures: ConsoleFixtures,
): Timer[] {
  return Object.values(actor.system.getSnapshot()._scheduledEvents).map(({ id, event, delay }) => ({
    name: delayName(event.type, fixtures),
    at: (since.get(id) ?? 0) + delay,
    event,
  }));
}

/** Returns the name of a timer's delay: `tick` for the event `xstate.after.tick.session.fresh`. */
function delayName(type: string, { delays }: ConsoleFixtures): string {
  const known = Object.keys(delays).find((name) => type.startsWith(`xstate.after.${name}.`));
  return known ?? type.replace(/^xstate\.after\./, '');
}
