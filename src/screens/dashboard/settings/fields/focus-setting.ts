import { useEffect } from 'react';
import { isConfigKey, type ConfigKey } from '#domain/bot-config/fields';
import type { ConfigTab } from '#domain/bot-config/field';
import type { SetupSection } from '#domain/bot-config/setups';

/** Distinguishes the controls of a setting from the undo button. */
export const controlsPart = { 'data-part': 'controls' } as const;

const typedInto = 'input:not([type="hidden"]), textarea';
const pressed = 'button, a[href], [tabindex="0"]';

/**
 * Focuses the first control; inputs and switches come before buttons. `key` is also the id of the setting's element.
 */
export function focusSetting(key: string): void {
  const setting = document.getElementById(key);
  openFold(setting);
  setting?.scrollIntoView({ block: 'center' });
  focusControl(key);
}

/** Opens the fold that contains an element. What is in a closed fold cannot be scrolled to, and takes no focus. */
export function openFold(element: Element | null): void {
  const fold = element?.closest('details');
  if (fold) fold.open = true;
}

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

/** Opens a setting on its tab, or on a set-up that has it. */
export type Jump = (to: ConfigTab | SetupSection, key: ConfigKey) => void;

interface Place {
  /** The open tab or set-up, if it has settings. */
  place: ConfigTab | SetupSection | null;
  focusKey: string | null;
  isForm: boolean;
  onJump: Jump;
}

/**
 * Scrolls to the setting in the URL once it is rendered. Returns a function that jumps to any setting, also that one.
 */
export function useJump({ place, focusKey, isForm, onJump }: Place): Jump {
  useEffect(() => {
    if (isForm && place !== null && focusKey !== null) focusSetting(focusKey);
  }, [isForm, place, focusKey]);
  return (to, key) => {
    if (to === place && key === focusKey) restartMark(key);
    else onJump(to, key);
  };
}

/** A jump to the same setting does not change the URL, so React would not restart the animation. */
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

/** Focuses a setting that a link or a search has marked, unless the focus is elsewhere. Render it in the control. */
export function FollowsLink({ settingKey }: FollowsLinkProps) {
  useEffect(() => {
    const { activeElement, body } = document;
    const isMarked = document.getElementById(settingKey)?.hasAttribute('data-marked');
    const isFree = activeElement === body || activeElement?.closest('[role=search]');
    if (isMarked && isFree) focusSetting(settingKey);
  }, [settingKey]);
  return null;
}
