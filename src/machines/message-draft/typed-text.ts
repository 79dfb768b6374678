/*
 * A text field shows typed text before the machine receives it (Decisions 28). This module stores the pending text.
 * There is at most one per page, because only one field can have the focus.
 */

let held: { by: object; tell: () => void } | null = null;

/** Stores the pending text of a control. Flushes the pending text of any other control first. */
export function setPendingText(by: object, tell: () => void) {
  if (!hasPendingText(by)) flushPendingText();
  held = { by, tell };
}

/** Whether this control has pending text. */
export function hasPendingText(by: object): boolean {
  return held?.by === by;
}

/** Flushes the pending text. Must be called before another message replaces this one and before the page closes. */
export function flushPendingText() {
  const typed = held;
  held = null;
  typed?.tell();
}
