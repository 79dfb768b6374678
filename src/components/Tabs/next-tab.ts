import type { KeyboardEvent } from 'react';
import type { TabsState } from './tabs-context';

/**
 * Returns the tab to which a key moves the focus (ARIA Authoring Practices, "Tabs"). Returns null for any other key.
 */
export function nextTab(
  event: KeyboardEvent<HTMLElement>,
  orientation: TabsState['orientation'],
): HTMLElement | null {
  const { currentTarget: tab, key, altKey, ctrlKey, metaKey } = event;
  const list = tab.closest('[role=tablist]');
  if (altKey || ctrlKey || metaKey || !list) return null;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const step = stepOf(key, orientation, list.matches(':dir(rtl)'));
  if (key === 'Home') return tabs[0] ?? null;
  if (key === 'End') return tabs.at(-1) ?? null;
  if (step === 0) return null;
  return tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? null;
}

function stepOf(key: string, orientation: TabsState['orientation'], isRightToLeft: boolean) {
  const [back, on] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isRightToLeft
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  return key === back ? -1 : key === on ? 1 : 0;
}
