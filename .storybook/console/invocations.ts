import type { AnyStateMachine } from 'xstate';
import { nodesOf } from './adapter';

/** Returns the actors of a machine by the id under which they are invoked. */
export function invocationsOf(machine: AnyStateMachine): ReadonlyMap<string, string> {
  return new Map(
    nodesOf(machine).flatMap(({ invoke }) =>
      invoke.flatMap(({ id, src }) => (typeof src === 'string' ? [[id, src] as const] : [])),
    ),
  );
}
