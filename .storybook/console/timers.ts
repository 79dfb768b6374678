import type { AnyEventObject, InspectionEvent } from 'xstate';
import type { World } from './adapter';
import type { ConsoleFixtures } from './session';

/** Something that happens when time passes. `at` is in simulated ms since the start. */
export interface Timer {
  /** The name of the delay, or the actor that a rule answers. */
  name: string;
  at: number;
  /** The event of a machine's timer. */
  event?: AnyEventObject;
}

/** Returns the id of the timer that an inspected action starts, or null if the event does not start a timer. */
export function timerNote(event: InspectionEvent): string | null {
  if (event.type !== '@xstate.action' || event.action.type !== 'xstate.raise') return null;
  const { id, event: raised } = event.action.params as { id?: string; event: AnyEventObject };
  return id ?? raised.type;
}

/**
 * Returns the timers of a machine that are running.
 *
 * @param since when each timer was started, in simulated ms; XState itself only knows the time of the computer
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

/** Returns the name of the delay of a timer: `xstate.after.tick.session.fresh` becomes `tick`. */
function delayName(type: string, { delays }: ConsoleFixtures): string {
  const known = Object.keys(delays).find((name) => type.startsWith(`xstate.after.${name}.`));
  return known ?? type.replace(/^xstate\.after\./, '');
}
