import { type ComponentType, createContext, use } from 'react';
import type { AccountMenuItemsProps } from './AccountMenuItems';
import type { PlaceMenuProps } from './places/PlaceMenu';

/** What the app does for the menu of the account. */
export interface AccountTools {
  /** The menu of the account, with the machines of its lists. Its code is loaded on first use. */
  Menu: ComponentType<AccountMenuItemsProps>;
  /** The menu of the open server or store. */
  Switcher: ComponentType<PlaceMenuProps>;
  prepareMenu: () => void;
  prepareSwitcher: () => void;
  /** Signs in again, so that Discord returns the current profile and server list. */
  resync: () => void;
}

export const AccountToolsContext = createContext<AccountTools | null>(null);

/** @throws outside an `AccountToolsContext`; every page with a session has one */
export function useAccountTools(): AccountTools {
  const tools = use(AccountToolsContext);
  if (!tools) throw new Error('No AccountToolsContext');
  return tools;
}
