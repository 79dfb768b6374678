import type { TextPath } from '#domain/message/edits';
import type { Message } from '#domain/message/message';
import type { Step, StepCause } from '#domain/message/step-cause';

export interface History {
  message: Message;
  /** Oldest first. */
  past: readonly Step[];
  /** The redo steps. The step that is redone next is the last one. */
  future: readonly Step[];
  /** The text field and time (Unix ms) of the last edit. Further typing in that field belongs to the same step. */
  typing: { path: TextPath; at: number } | null;
}

/** The maximum number of undo steps. */
export const MOST_STEPS = 200;

/** The maximum pause in ms between two edits of one step. After a longer pause, typing starts a new step. */
export const TYPING_PAUSE = 1_000;

/** Replaces the message and adds an undo step. Clears all redo steps. */
export function stepped(history: History, message: Message, cause: StepCause): Partial<History> {
  if (message === history.message) return {};
  const step = { message: history.message, cause };
  return {
    message,
    past: [...history.past, step].slice(-MOST_STEPS),
    future: none,
    typing: null,
  };
}

/** Typing in the same text field without a pause extends the last step. `at` is the current time in Unix ms. */
export function typed(
  history: History,
  message: Message,
  { path, at }: { path: TextPath; at: number },
): Partial<History> {
  if (message === history.message) return {};
  const { typing } = history;
  const goesOn = typing?.path === path && at - typing.at <= TYPING_PAUSE;
  return goesOn
    ? { message, typing: { path, at } }
    : { ...stepped(history, message, 'change'), typing: { path, at } };
}

export function undone({ message, past, future }: History): Partial<History> {
  const step = past.at(-1);
  if (!step) return {};
  return {
    message: step.message,
    past: past.slice(0, -1),
    future: [...future, { message, cause: step.cause }],
    typing: null,
  };
}

export function redone({ message, past, future }: History): Partial<History> {
  const step = future.at(-1);
  if (!step) return {};
  return {
    message: step.message,
    past: [...past, { message, cause: step.cause }],
    future: future.slice(0, -1),
    typing: null,
  };
}

const none: readonly Step[] = [];
