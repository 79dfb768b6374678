import { postedMessage, errorOf, runningTask } from '#machines/webhook-send/shown';

type State = Parameters<typeof errorOf>[0];

/** What Discord may have done, as states of the flow. */
export const done = ['delivered', 'edited', 'deleted', 'loaded'] as const;
export type Done = (typeof done)[number];

/** What of it was done last. */
export function outcomeOf(state: State): Done | null {
  return done.find((one) => state.matches(one)) ?? null;
}

/** Whether Discord has been asked for something, or has answered: there is, or soon will be, something to say. */
export function isAsked(state: State): boolean {
  return (
    runningTask(state) !== null ||
    errorOf(state) !== null ||
    outcomeOf(state) !== null ||
    postedMessage(state) !== null
  );
}
