import {
  createContext,
  type KeyboardEvent,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mark } from './Tabs.css';

export interface TabsState {
  base: string;
  selected: string | null;
  select: (id: string) => void;
  orientation: 'horizontal' | 'vertical';
  isAutomatic: boolean;
}

export const TabsContext = createContext<TabsState | null>(null);

export function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('A TabList, a Tab and a TabPanel stand in Tabs');
  return tabs;
}

/** Returns null for a key that moves no focus (ARIA Authoring Practices, "Tabs"). */
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

const stops =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/** Returns whether a panel must be a tab stop itself. This is the case if its content has no tab stop. */
export function useIsStop(panel: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = () => setIsStop(element.querySelector(stops) === null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [panel]);
  return isStop;
}

interface Place {
  left: number;
  top: number;
  width: number;
}

/** Puts the mark at the previous tab and then resets its position. The style sheet defines the transition. */
export function useTravelingMark(list: RefObject<HTMLElement | null>, selected: string | null) {
  const last = useRef<Place>(null);
  useLayoutEffect(() => {
    const moved = list.current?.querySelector<HTMLElement>(`.${mark}`);
    const tab = moved?.parentElement;
    if (!moved || !tab) return;
    const from = last.current;
    const to = { left: tab.offsetLeft, top: tab.offsetTop, width: tab.offsetWidth };
    last.current = to;
    if (!from) return;
    moved.style.transition = 'none';
    moved.style.translate = `${from.left - to.left}px ${from.top - to.top}px`;
    moved.style.right = `${to.width - from.width}px`;
    // Force a layout, so that the transition starts at the previous tab.
    moved.getBoundingClientRect();
    moved.removeAttribute('style');
  }, [list, selected]);
}
