import { isConfigKey, type ConfigKey } from '#domain/bot-config/fields';

/**
 * Marks the element that contains the controls of a setting, so that they can be distinguished from the undo button.
 */
export const controlsPart = { 'data-part': 'controls' } as const;

const typedInto = 'input:not([type="hidden"]), textarea';
const pressed = 'button, a[href], [tabindex="0"]';

/**
 * Scrolls a setting to the middle of the viewport and focuses its first control. Inputs and switches come before
 * buttons. Does nothing if the setting is not on the page.
 * @param key the key of the setting, which is also the id of its element
 */
export function focusSetting(key: string): void {
  document.getElementById(key)?.scrollIntoView({ block: 'center' });
  focusControl(key);
}

/** Focuses the first control of a setting, like `focusSetting`, but without scrolling. */
export function focusControl(key: string): void {
  controlOf(key)?.focus({ preventScroll: true });
}

/** Has the effect of a click on a native label: it toggles a switch, and focuses any other control. */
export function pressLabel(key: string): void {
  const control = controlOf(key);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.click();
  else control?.focus({ preventScroll: true });
}

/** Returns the key of the setting whose controls contain the element, or null. */
export function settingOf(element: Element): ConfigKey | null {
  const id = element.closest('[data-part="controls"]')?.closest('[id]')?.id ?? '';
  return isConfigKey(id) ? id : null;
}

function controlOf(key: string): HTMLElement | null {
  const controls = document.getElementById(key)?.querySelector('[data-part="controls"]');
  return controls ? firstControl(controls) : null;
}

/** Returns the first focusable control in a setting or row. */
export function firstControl(place: Element): HTMLElement | null {
  return usable(place, typedInto) ?? usable(place, pressed);
}

function usable(place: Element, selector: string): HTMLElement | null {
  const found = [...place.querySelectorAll<HTMLElement>(selector)];
  return found.find((control) => !control.matches(':disabled, [hidden], [hidden] *')) ?? null;
}
