/** Texts of a page built ahead, typed before its script was there: the browser takes keys, and nobody hears of them. */

/** One such text, by the `data-path` its control stands in. */
export interface EarlyText {
  path: string;
  text: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const early = new Map<string, { text: string; caret: number | null }>();
let stopListening = () => {};

/** From now on remembers what was typed and what is still typed, until it is taken. */
export function watchEarlyTexts(page: HTMLElement): void {
  const note = (control: EventTarget | null) => {
    if (!isControl(control) || control.value === control.defaultValue) return;
    const path = pathOf(control);
    if (path !== undefined) early.set(path, { text: control.value, caret: control.selectionEnd });
  };
  const noteFocused = () => note(document.activeElement);
  page.querySelectorAll('input, textarea').forEach(note);
  page.addEventListener('input', noteFocused, true);
  document.addEventListener('selectionchange', noteFocused);
  stopListening = () => {
    page.removeEventListener('input', noteFocused, true);
    document.removeEventListener('selectionchange', noteFocused);
  };
}

/**
 * What was typed early, to be put where it belongs: bringing a page to life puts every text back to what it was built
 * with. `putBack` shows them again at once; the caret then goes where it was.
 */
export function takeEarlyTexts(putBack: (texts: readonly EarlyText[]) => void): void {
  stopListening();
  const texts = [...early];
  early.clear();
  if (texts.length === 0) return;
  putBack(texts.map(([path, { text }]) => ({ path, text })));
  const { activeElement } = document;
  if (!isControl(activeElement)) return;
  const caret = texts.find(([path]) => path === pathOf(activeElement))?.[1].caret;
  if (typeof caret === 'number') activeElement.setSelectionRange(caret, caret);
}

function pathOf(control: Control): string | undefined {
  return control.closest<HTMLElement>('[data-path]')?.dataset['path'];
}

/** What a moment or a colour was chosen as is not what it is kept as. */
function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === 'text')
  );
}
