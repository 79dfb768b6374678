import { isConfigKey, type ConfigKey } from '#domain/bot-config/fields';

/** Marks the part of a setting that holds its controls, so that the undo button beside the label is not taken for one. */
export const controlsPart = { 'data-part': 'controls' } as const;

const typedInto = 'input:not([type="hidden"]), textarea';
const pressed = 'button, a[href], [tabindex="0"]';

/**
 * Brings a setting into the middle of the view and puts the focus on its first control: the first that is typed into or
 * switched, else the first that is pressed. Does nothing where the setting is not on the page.
 * @param key the key of the setting, which is also the id of its element
 */
export function focusSetting(key: string): void {
  document.getElementById(key)?.scrollIntoView({ block: 'center' });
  focusControl(key);
}

/** The same without scrolling: for what is in view already. */
export function focusControl(key: string): void {
  controlOf(key)?.focus({ preventScroll: true });
}

/** Does what a press on a control's label does: a switch is switched, anything else takes the focus. */
export function pressLabel(key: string): void {
  const control = controlOf(key);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.click();
  else control?.focus({ preventScroll: true });
}

/** Returns the key of the setting an element is a control of, or null. */
export function settingOf(element: Element): ConfigKey | null {
  const id = element.closest('[data-part="controls"]')?.closest('[id]')?.id ?? '';
  return isConfigKey(id) ? id : null;
}

function controlOf(key: string): HTMLElement | null {
  const controls = document.getElementById(key)?.querySelector('[data-part="controls"]');
  return controls ? firstControl(controls) : null;
}

/** The control of a setting or of one of its rows that takes the focus. */
export function firstControl(place: Element): HTMLElement | null {
  return usable(place, typedInto) ?? usable(place, pressed);
}

function usable(place: Element, selector: string): HTMLElement | null {
  const found = [...place.querySelectorAll<HTMLElement>(selector)];
  return found.find((control) => !control.matches(':disabled, [hidden], [hidden] *')) ?? null;
}
