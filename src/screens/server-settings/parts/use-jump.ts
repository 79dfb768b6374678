import { useEffect } from 'react';
import type { ConfigTab } from '#domain/bot-config/field';
import type { ConfigKey } from '#domain/bot-config/fields';
import { focusSetting } from '../fields/focus-setting';

interface Place {
  tab: ConfigTab | null;
  /** The setting the address names. */
  focusKey: string | null;
  /** Whether the settings are drawn. */
  isForm: boolean;
  onJump: (tab: ConfigTab, key: ConfigKey) => void;
}

/** Leads to the setting the address names, as soon as it is drawn. Returns how to lead to any other, or there again. */
export function useJump({ tab, focusKey, isForm, onJump }: Place) {
  useEffect(() => {
    if (isForm && tab !== null && focusKey !== null) focusSetting(focusKey);
  }, [isForm, tab, focusKey]);
  return (to: ConfigTab, key: ConfigKey) => {
    if (to === tab && key === focusKey) leadAgain(key);
    else onJump(to, key);
  };
}

/** The address stays as it is, so nothing is drawn anew: the mark that has faded is shown once more. */
function leadAgain(key: ConfigKey) {
  for (const animation of document.getElementById(key)?.getAnimations() ?? []) {
    animation.currentTime = 0;
    animation.play();
  }
  focusSetting(key);
}
