import { flushSync } from 'react-dom';

/**
 * Hydration discards the text that the user typed into a prerendered page before the hydration. This module records
 * that text and restores it.
 */

/** A text that the user has typed. `path` is the `data-path` of its control. */
export interface EarlyText {
  path: string;
  text: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const early = new Map<string, { text: string; caret: number | null }>();
let stopWatching = () => {};

/** Records the text that the user types, until `takeEarlyTexts` is called. */
export function watchEarlyTexts(root: HTMLElement): void {
  const note = (control: EventTarget | null) => {
    if (!isControl(control) || control.value === control.defaultValue) return;
    const path = pathOf(control);
    if (path !== undefined) early.set(path, { text: control.value, caret: control.selectionEnd });
  };
  const noteFocused = () => note(document.activeElement);
  root.querySelectorAll('input, textarea').forEach(note);
  root.addEventListener('input', noteFocused, true);
  document.addEventListener('selectionchange', noteFocused);
  stopWatching = () => {
    root.removeEventListener('input', noteFocused, true);
    document.removeEventListener('selectionchange', noteFocused);
    delete root.dataset['prerendered'];
  };
}

/**
 * Passes the recorded texts to `restore`. Call `takeEarlyTexts` after hydration. The changes made by `restore` are
 * rendered immediately, and then the caret position is restored.
 */
export function takeEarlyTexts(restore: (texts: readonly EarlyText[]) => void): void {
  stopWatching();
  const texts = [...early];
  early.clear();
  if (texts.length === 0) return;
  flushSync(() => restore(texts.map(([path, { text }]) => ({ path, text }))));
  const { activeElement } = document;
  if (!isControl(activeElement)) return;
  const caret = texts.find(([path]) => path === pathOf(activeElement))?.[1].caret;
  if (typeof caret === 'number') activeElement.setSelectionRange(caret, caret);
}

function pathOf(control: Control): string | undefined {
  return control.closest<HTMLElement>('[data-path]')?.dataset['path'];
}

/** Excludes controls for dates and colors, because their values have a different format than the typed text. */
function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === 'text')
  );
}
