import type { TextPath } from '#domain/message/edits';
import type { Message } from '#domain/message/message';
import type { Step, StepCause } from '#domain/message/step-cause';

/** A message and the ways back and forth from it. */
export interface History {
  message: Message;
  /** The oldest first. */
  past: readonly Step[];
  /** The farthest first. */
  future: readonly Step[];
  /** The text that was last typed in, and when (ms): typing on in it belongs to the same step. */
  typing: { path: TextPath; at: number } | null;
}

/** How many steps can be taken back: whoever wants more has named drafts. */
export const MOST_STEPS = 200;

/** Typing that pauses longer than this, in ms, is another step. */
export const TYPING_PAUSE = 1_000;

/** A step ahead: a new message in the place of the one there is. The way forth ends. */
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

/** A step of typing: one with the last where it is the same text and there was no pause. `at` is now, in ms. */
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

/** One step back. */
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

/** One step forth again. */
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
