/*
 * A letter is on the screen before the flow hears of it (Decisions 28). What is typed in between is held here, one for
 * the whole page: nobody types in two texts at once.
 */

let held: { by: object; tell: () => void } | null = null;

/** Holds what was typed by one control, until it is told. What another one still held is told now. */
export function holdTyped(by: object, tell: () => void) {
  if (!holdsTyped(by)) tellTyped();
  held = { by, tell };
}

/** Whether something that was typed by this control is still to be told. */
export function holdsTyped(by: object): boolean {
  return held?.by === by;
}

/**
 * Tells what is held. For whoever acts on the whole message without a key or a press in it: before another message
 * takes its place, and before the page is gone.
 */
export function tellTyped() {
  const typed = held;
  held = null;
  typed?.tell();
}
