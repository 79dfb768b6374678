import type { IslandName } from '#screens/_shell/islands/island';
import { showFrame } from './press-frame';
import { wakeModule } from './late-modules';

const ISLAND = 'grouped-island';

declare global {
  /** What `public/first-paint.js` noted: the button of an island that was pressed before this script was there. */
  var earlyPress: HTMLElement | null | undefined;
  var rememberPress: ((event: Event) => void) | undefined;
}

/** The hydration of each island that was hydrated or is being hydrated. */
const hydrations = new WeakMap<HTMLElement, Promise<void>>();
const hydrated = new WeakSet<HTMLElement>();

/**
 * Hydrates an island when it is hovered, focused or pressed. A press on an island that is not hydrated yet shows a frame
 * and is dispatched again after hydration. `hydrateAll` hydrates all islands with a name at once.
 */
export function followPresses(page: string): { hydrateAll: (name: IslandName) => void } {
  const wake = (element: HTMLElement) => {
    const begun = hydrations.get(element) ?? hydrate(element, page);
    hydrations.set(element, begun);
    return begun;
  };
  const onApproach = ({ target }: Event) => {
    const element = islandOf(target);
    if (element && !hydrations.has(element)) void approach(element, target, wake);
  };
  document.addEventListener('pointerover', onApproach, { passive: true });
  document.addEventListener('focusin', onApproach);

  const press = (event: Event) => {
    const element = islandOf(event.target);
    if (!element || hydrated.has(element) || !(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>('a, button, [role=button], input');
    if (!pressed || isLinkOfBrowser(pressed, event) || pressed instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    void pressOnceHydrated(pressed, event, wake(element));
  };
  document.addEventListener('click', press, true);
  document.addEventListener(
    'keydown',
    (event) => {
      // Browsers press a button with the space key, and not a link that acts as one.
      const isButtonLink =
        event.target instanceof HTMLAnchorElement && event.target.role === 'button';
      if (event.key === ' ' && isButtonLink) press(event);
    },
    true,
  );

  document.removeEventListener('click', globalThis.rememberPress ?? press);
  globalThis.earlyPress?.click();
  document.body.dataset['awake'] = '';

  for (const element of document.querySelectorAll<HTMLElement>(`${ISLAND}[data-wake]`)) {
    wakeBySelf(element, () => void wake(element).catch(() => null));
  }
  return {
    hydrateAll: (name) => {
      const named = `${ISLAND}[data-name="${name}"]`;
      for (const element of document.querySelectorAll<HTMLElement>(named)) {
        void wake(element).catch((error: unknown) => console.error(error));
      }
    },
  };
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null;
}

/** A link that leads to a page needs none of our code, nor does one that is opened in a tab of its own. */
function isLinkOfBrowser(pressed: HTMLElement, event: Event): boolean {
  if (!(pressed instanceof HTMLAnchorElement)) return false;
  const isFragment = pressed.getAttribute('href')?.startsWith('#') ?? false;
  if (pressed.role !== 'button' && !isFragment) return true;
  return (
    event instanceof MouseEvent &&
    (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

function wakeBySelf(element: HTMLElement, wake: () => void): void {
  if (element.dataset['wake'] === 'session') {
    if (document.documentElement.dataset['session'] !== undefined) wake();
    return;
  }
  if (window.location.hash !== '') wake();
  else window.addEventListener('hashchange', wake, { once: true });
}

async function hydrate(element: HTMLElement, page: string): Promise<void> {
  try {
    const { hydrateIsland } = await wakeModule();
    await hydrateIsland(element, page);
    hydrated.add(element);
    element.dataset['hydrated'] = '';
  } catch (error) {
    // The next press tries again.
    hydrations.delete(element);
    throw error;
  }
}

/** Hydrates an island, then dispatches the hover or focus again that React missed. */
async function approach(
  element: HTMLElement,
  target: EventTarget | null,
  wake: (element: HTMLElement) => Promise<void>,
): Promise<void> {
  try {
    await wake(element);
  } catch (error) {
    console.error(error);
    return;
  }
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  if (target.matches(':hover')) {
    repeat(
      element,
      target,
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    );
  }
  if (document.activeElement === target) {
    repeat(element, target, new FocusEvent('focusin', { bubbles: true }));
  }
}

/** Dispatches an event again for the island only: all other listeners have received it already. */
function repeat(element: HTMLElement, target: HTMLElement, event: Event): void {
  element.addEventListener(event.type, (repeated) => repeated.stopPropagation(), { once: true });
  target.dispatchEvent(event);
}

/** Shows a frame for a press, and dispatches the press again after hydration. */
async function pressOnceHydrated(
  pressed: HTMLElement,
  event: Event,
  hydration: Promise<void>,
): Promise<void> {
  const frame = showFrame(pressed);
  try {
    await hydration;
    if (!frame.isDismissed()) pressAgain(pressed, event);
  } catch (error) {
    console.error(error);
  } finally {
    frame.finish();
  }
}

/** Presses an element as it was pressed: by a pointer, or else as keys and screen readers do. */
function pressAgain(pressed: HTMLElement, event: Event): void {
  pressed.focus({ preventScroll: true });
  if (!(event instanceof PointerEvent) || event.detail === 0) {
    pressed.click();
    return;
  }
  const { clientX, clientY, pointerType } = event;
  const shared = { bubbles: true, cancelable: true, composed: true, clientX, clientY, pointerType };
  const pointer = { ...shared, isPrimary: true, pointerId: 1 };
  // With a pressure, for without one React Aria takes it for a screen reader's.
  pressed.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, pressure: 0.5 }));
  pressed.dispatchEvent(new PointerEvent('pointerup', { ...pointer, pressure: 0 }));
  pressed.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }));
}
