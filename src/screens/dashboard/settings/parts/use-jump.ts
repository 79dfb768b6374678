import { useEffect } from 'react';
import type { ConfigTab } from '#domain/bot-config/field';
import type { ConfigKey } from '#domain/bot-config/fields';
import { focusSetting } from '../fields/focus-setting';

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
