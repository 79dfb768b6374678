import { postedMessage, errorOf, runningTask } from '#machines/designer/webhook-send/shown';

type State = Parameters<typeof errorOf>[0];

export const done = ['delivered', 'edited', 'deleted', 'loaded'] as const;
export type Done = (typeof done)[number];

export function outcomeOf(state: State): Done | null {
  return done.find((one) => state.matches(one)) ?? null;
}

export function isAsked(state: State): boolean {
  return (
    runningTask(state) !== null ||
    errorOf(state) !== null ||
    outcomeOf(state) !== null ||
    postedMessage(state) !== null
  );
}
