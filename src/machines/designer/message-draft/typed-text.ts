/*
 * A text field shows typed text before the machine receives it (Decisions 28). This module stores the text that is
 * pending. A page has at most one pending text, because only one field can have the focus.
 */

let held: { by: object; tell: () => void } | null = null;

/**
 * Registers the control that has pending text. `tell` passes the text on to the machine. If another control has pending
 * text, flushes that text first.
 */
export function setPendingText(by: object, tell: () => void) {
  if (!hasPendingText(by)) flushPendingText();
  held = { by, tell };
}

/** Returns whether this control has pending text. */
export function hasPendingText(by: object): boolean {
  return held?.by === by;
}

/**
 * Passes the pending text on to the machine. Call it before another message replaces the current message, and before
 * the page closes.
 */
export function flushPendingText() {
  const typed = held;
  held = null;
  typed?.tell();
}
