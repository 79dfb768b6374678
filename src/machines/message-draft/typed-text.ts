/*
 * A text field shows typed text before the machine receives it (Decisions 28). The pending text is stored here, one for
 * the whole page, as only one field has the focus.
 */

let held: { by: object; tell: () => void } | null = null;

/** Stores the pending text of a control. Flushes the pending text of another one first. */
export function holdTyped(by: object, tell: () => void) {
  if (!holdsTyped(by)) tellTyped();
  held = { by, tell };
}

/** Whether this control has pending text. */
export function holdsTyped(by: object): boolean {
  return held?.by === by;
}

/** Flushes the pending text. Call it before another message replaces this one, and before the page closes. */
export function tellTyped() {
  const typed = held;
  held = null;
  typed?.tell();
}
