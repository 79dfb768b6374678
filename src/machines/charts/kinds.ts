import type { DoneActorEvent } from 'xstate';
import type { Answer } from './reader-types';

/** A list that has every kind; any other does not compile. */
export type Every<Kind extends string, Kinds extends readonly Kind[]> = Kinds &
  ([Exclude<Kind, Kinds[number]>] extends [never]
    ? unknown
    : { 'no state has the error': Exclude<Kind, Kinds[number]> });

/** Returns whether an error says nothing about what the viewer may see. */
export function isOutage(kind: string): boolean {
  return kind === 'tooSlow' || kind === 'unreachable';
}

/** Returns one `onDone` transition for each kind of error. The machine needs the guard `isError` and the action `note`. */
export function afterError(kinds: readonly string[], targetOf: (kind: string) => string) {
  return kinds.map(
    (kind) =>
      ({
        guard: {
          type: 'isError',
          params: ({ event }: { event: DoneActorEvent<Answer> }) => ({
            answer: event.output,
            kind,
          }),
        },
        target: targetOf(kind),
        actions: { type: 'note', params: { error: kind } },
      }) as const,
  );
}
