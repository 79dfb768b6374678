import { createContext, use } from 'react';

/** What Tabs tell their parts. */
export interface TabsState {
  /** What the ids of these tabs begin with. */
  base: string;
  /** The id of the tab that is shown; null before the first is known. */
  selected: string | null;
  select: (id: string) => void;
  orientation: 'horizontal' | 'vertical';
  isAutomatic: boolean;
}

export const TabsContext = createContext<TabsState | null>(null);

/** The Tabs around. */
export function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('A TabList, a Tab and a TabPanel stand in Tabs');
  return tabs;
}
