import { createContext, use } from 'react';

export interface TabsState {
  base: string;
  /** The id of the selected tab. Null until the first tab is known. */
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
