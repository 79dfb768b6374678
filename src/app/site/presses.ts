import type { IslandName } from '#screens/shell/islands/island';
import { onceLoaded } from '#screens/shell/islands/load-failure';
import { watchPointer } from '#services/browser/pointer-release';
import { hideLoadFailure, showLoadFailure } from './load-failure';
import { showFrame } from './press-frame';

export const loadHydration = () => import('./hydrate');

export const loadDialogs = () => import('./dialogs');

const ISLAND = 'grouped-island';

declare global {
  /** The button that was clicked in an island before this script loaded. `public/first-paint.js` sets it. */
  var earlyPress: HTMLElement | null | undefined;
  var rememberPress: ((event: Event) => void) | undefined;
}

/** For each island whose hydration has started and has not failed, a promise that resolves after its hydration. */
const hydrations = new WeakMap<HTMLElement, Promise<void>>();
const hydrated = new WeakSet<HTMLElement>();
/**
 * Buttons that open dialogs or menus and whose click is waiting for hydration. A second click is ignored, because it
 * would open the dialog or menu twice.
 */
const waiting = new WeakSet<HTMLElement>();
/** Islands into which the user typed before hydration. The text must be dispatched again after hydration. */
const unsentTexts = new WeakSet<HTMLElement>();

/** Maximum time in milliseconds that a click waits for code to load. */
const LIMIT = 30_000;

/**
 * Hydrates an island on hover, focus, or click. If the island is not hydrated at the time of the click, a frame is
 * shown, and the click is dispatched again after hydration. `hydrateAll` immediately hydrates all islands with a given
 * name.
 */
export function followPresses(page: string): { hydrateAll: (name: IslandName) => void } {
  const hydrateOnce = (element: HTMLElement) => {
    const begun = hydrations.get(element) ?? hydrate(element, page);
    hydrations.set(element, begun);
    return begun;
  };
  watchPointer();
  const onHoverOrFocus = ({ target }: Event) => {
    const element = islandOf(target);
    if (element && !hydrations.has(element)) void hydrateUnder(element, target, hydrateOnce);
  };
  document.addEventListener('pointerover', onHoverOrFocus, { passive: true });
  document.addEventListener('focusin', onHoverOrFocus);

  const press = (event: Event) => {
    const element = islandOf(event.target);
    if (!element || hydrated.has(element) || !(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>('a, button, [role=button], input');
    if (!pressed || isLinkOfBrowser(pressed, event) || pressed instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (waiting.has(pressed)) return;
    if (pressed.ariaHasPopup !== null) waiting.add(pressed);
    const pressing = pressOnceHydrated(pressed, event, () => hydrateOnce(element));
    void pressing.finally(() => waiting.delete(pressed));
  };
  document.addEventListener('click', press, true);
  document.addEventListener('input', ({ target }) => {
    const element = islandOf(target);
    if (!element || hydrated.has(element) || unsentTexts.has(element)) return;
    // After hydration, the text is dispatched as an input event.
    unsentTexts.add(element);
    onceLoaded(
      () => hydrateOnce(element),
      () => unsentTexts.delete(element),
    );
  });
  document.addEventListener(
    'keydown',
    (event) => {
      // Browsers turn the Space key into a click on a button, but not on a link with the role `button`. Handle the key
      // here for such a link.
      const isButtonLink =
        event.target instanceof HTMLAnchorElement && event.target.role === 'button';
      if (event.key === ' ' && isButtonLink) press(event);
    },
    true,
  );

  if (globalThis.rememberPress) document.removeEventListener('click', globalThis.rememberPress);
  globalThis.earlyPress?.click();
  document.body.dataset['listening'] = '';

  for (const element of document.querySelectorAll<HTMLElement>(`${ISLAND}[data-hydrate]`)) {
    hydrateAutomatically(element, () => void hydrateOnce(element).catch(() => null));
  }
  return {
    hydrateAll: (name) => {
      const named = `${ISLAND}[data-name="${name}"]`;
      for (const element of document.querySelectorAll<HTMLElement>(named)) {
        onceLoaded(
          () => hydrateOnce(element),
          () => {},
        );
      }
    },
  };
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null;
}

/**
 * Returns whether the browser itself handles a click on a link, without hydration. This is the case for a link to a
 * page, and for a click with a modifier key.
 */
function isLinkOfBrowser(pressed: HTMLElement, event: Event): boolean {
  if (!(pressed instanceof HTMLAnchorElement)) return false;
  const isFragment = pressed.getAttribute('href')?.startsWith('#') ?? false;
  if (pressed.role !== 'button' && !isFragment) return true;
  return (
    event instanceof MouseEvent &&
    (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Hydrates an island without a hover, focus, or click, if the page requests this (`IslandOptions`). */
function hydrateAutomatically(element: HTMLElement, hydrateNow: () => void): void {
  if (element.dataset['hydrate'] === 'session') {
    if (document.documentElement.dataset['session'] !== undefined) hydrateNow();
    return;
  }
  if (window.location.hash !== '') hydrateNow();
  else window.addEventListener('hashchange', hydrateNow, { once: true });
}

async function hydrate(element: HTMLElement, page: string): Promise<void> {
  try {
    const { hydrateIsland } = await loadHydration();
    await hydrateIsland(element, page);
    hydrated.add(element);
    element.dataset['hydrated'] = '';
  } catch (error) {
    // Delete the promise, so that the next click retries.
    hydrations.delete(element);
    throw error;
  }
}

/** Hydrates an island. Then dispatches the hover or focus event that React has missed. */
async function hydrateUnder(
  element: HTMLElement,
  target: EventTarget | null,
  hydrateOnce: (element: HTMLElement) => Promise<void>,
): Promise<void> {
  try {
    await hydrateOnce(element);
  } catch (error) {
    console.error(error);
    return;
  }
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (target.matches(':hover')) {
    repeatForIsland(
      element,
      target,
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    );
  }
  if (document.activeElement === target) {
    repeatForIsland(element, target, new FocusEvent('focusin', { bubbles: true }));
  }
}

/**
 * Shows a frame for a click, and dispatches the click again after hydration. If hydration fails, shows the reason and a
 * retry button.
 */
async function pressOnceHydrated(
  pressed: HTMLElement,
  event: Event,
  hydrateNow: () => Promise<void>,
  attempts = 1,
): Promise<void> {
  hideLoadFailure();
  const frame = showFrame(pressed);
  try {
    await withinLimit(hydrateNow());
    if (!frame.isDismissed()) repeatPress(pressed, event, frame.hasFocus());
    frame.finish();
  } catch (error) {
    console.error(error);
    if (frame.isDismissed()) return;
    const retry = () => void pressOnceHydrated(pressed, event, hydrateNow, attempts + 1);
    await showLoadFailure({ attempts, retry });
    frame.remove();
  }
}

async function withinLimit(hydration: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code of an island takes too long')), LIMIT);
  });
  try {
    await Promise.race([hydration, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Dispatches an event again, but only inside the island. All other listeners have already received the event. */
function repeatForIsland(island: HTMLElement, target: HTMLElement, event: Event): void {
  island.addEventListener(event.type, (repeated) => repeated.stopPropagation(), { once: true });
  target.dispatchEvent(event);
}

/**
 * Repeats the user's click on an element. The click can come from a pointer, a keyboard or a screen reader. With
 * `keepsFocus`, the focus does not move.
 */
function repeatPress(pressed: HTMLElement, event: Event, keepsFocus: boolean): void {
  if (!keepsFocus) pressed.focus({ preventScroll: true });
  if (!(event instanceof PointerEvent) || event.detail === 0) {
    pressed.click();
    return;
  }
  const { clientX, clientY, pointerType } = event;
  const shared = { bubbles: true, cancelable: true, composed: true, clientX, clientY, pointerType };
  const pointer = { ...shared, isPrimary: true, pointerId: 1 };
  // If `pressure` is missing, React Aria treats the event as a virtual click from a screen reader.
  pressed.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, pressure: 0.5 }));
  pressed.dispatchEvent(new PointerEvent('pointerup', { ...pointer, pressure: 0 }));
  pressed.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }));
}
