import type { DoneActorEvent } from 'xstate';
import type { Answer } from './reader-types';

/** Returns a state for each kind of error, without transitions of its own. */
export function statesOf(kinds: readonly string[]) {
  return { initial: kinds[0] ?? '', states: Object.fromEntries(kinds.map((kind) => [kind, {}])) };
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
