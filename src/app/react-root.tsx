import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Draws the app where nothing of it stands. */
export function drawApp(container: HTMLElement, app: ReactNode): void {
  deafToLetters(container, () => {
    createRoot(container).render(<StrictMode>{app}</StrictMode>);
  });
}

/** Brings to life what stands there, in pieces that give way to whoever scrolls or presses something meanwhile. */
export function wakeApp(container: HTMLElement, app: ReactNode): void {
  deafToLetters(container, () => {
    startTransition(() => {
      hydrateRoot(container, <StrictMode>{app}</StrictMode>, {
        onRecoverableError: (error) => console.error(error),
      });
    });
  });
}

/** What a letter that is typed makes happen. */
const typingEvents = new Set([
  'keydown',
  'keypress',
  'textInput',
  'input',
  'selectionchange',
  'keyup',
]);

/**
 * React goes through all that stands around a text twice for each event of a letter, asks where its caret is, and
 * writes its default anew: about a tenth of the time until the letter is seen. Where the browser keeps a text
 * (`data-typing="native"`), what React listens with, which it begins while `makeRoot` runs, is not called for letters,
 * nor where something is put in, or selected, without a key. The events themselves go all their way, as for everybody
 * else who listens, the extensions of the browser among them.
 */
function deafToLetters(container: HTMLElement, makeRoot: () => void): void {
  const targets = [container, container.ownerDocument];
  for (const target of targets) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      const isSpared = typingEvents.has(type) && typeof listener === 'function';
      listen(type, isSpared ? butForLetters(listener) : listener, options);
    };
  }
  makeRoot();
  for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
}

function butForLetters(listener: (event: Event) => void) {
  return (event: Event) => {
    if (!isNativeLetter(event)) listener(event);
  };
}

function isNativeLetter(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.getAttribute('data-typing') !== 'native') return false;
  if (!(event instanceof KeyboardEvent)) return true;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey;
}
