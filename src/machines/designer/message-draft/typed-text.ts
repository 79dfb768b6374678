/* A text field shows typed text before the machine receives it (Decisions 28). Only one field can have the focus. */

let held: { by: object; tell: () => void } | null = null;

/** `tell` passes the text on to the machine. Flushes the pending text of another control first. */
export function setPendingText(by: object, tell: () => void) {
  if (!hasPendingText(by)) flushPendingText();
  held = { by, tell };
}

/** Returns whether this control has pending text. */
export function hasPendingText(by: object): boolean {
  return held?.by === by;
}

/** Call it before another message replaces the current message, and before the page closes. */
export function flushPendingText() {
  const typed = held;
  held = null;
  typed?.tell();
}
