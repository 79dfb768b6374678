import { useEffect } from 'react';
import { isConfigKey, type ConfigKey } from '#domain/bot-config/fields';
import type { ConfigTab } from '#domain/bot-config/field';

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

interface Place {
  tab: ConfigTab | null;
  focusKey: string | null;
  isForm: boolean;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
}

/**
 * Scrolls to the setting that the URL names, once the setting is rendered. Returns a function that jumps to a setting,
 * even if the URL already names that setting.
 */
export function useJump({ tab, focusKey, isForm, onJump }: Place) {
  useEffect(() => {
    if (isForm && tab !== null && focusKey !== null) focusSetting(focusKey);
  }, [isForm, tab, focusKey]);
  return (to: ConfigTab, key: ConfigKey) => {
    if (to === tab && key === focusKey) restartMark(key);
    else onJump(to, key);
  };
}

/**
 * Restarts the animation of a setting's mark. A jump to the same setting does not change the URL, so React would not
 * restart the animation.
 */
function restartMark(key: ConfigKey) {
  for (const animation of document.getElementById(key)?.getAnimations() ?? []) {
    animation.currentTime = 0;
    animation.play();
  }
  focusSetting(key);
}

interface FollowsLinkProps {
  /** The key of the setting that contains this component. It is also the id of the setting's element. */
  settingKey: string;
}

/**
 * Moves the focus to a lazy control on mount, if a link or a search has marked the setting. Does nothing if the user
 * has moved the focus elsewhere. It must be rendered inside the lazy control.
 */
export function FollowsLink({ settingKey }: FollowsLinkProps) {
  useEffect(() => {
    const { activeElement, body } = document;
    const isMarked = document.getElementById(settingKey)?.hasAttribute('data-marked');
    const isFree = activeElement === body || activeElement?.closest('[role=search]');
    if (isMarked && isFree) focusSetting(settingKey);
  }, [settingKey]);
  return null;
}
