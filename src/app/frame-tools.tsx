import type { AccountTools } from '#screens/session/account-tools';
import { lazyComponent } from '#screens/shell/lazy-component';
import type { NavigationTools } from '#screens/shell/navigation-tools';
import { pageState } from './boot/page-state';

const load = () => import('./wiring/shell/frame');

const loadDrawer = async () => (await load()).loadDrawer();
const loadMenu = async () => (await load()).loadMenu();
const loadSwitcher = async () => (await load()).loadSwitcher();

const prepare = (part: () => Promise<unknown>) => () => void part().catch(() => null);

export const navigationTools: NavigationTools = {
  Drawer: lazyComponent(loadDrawer),
  prepare: prepare(loadDrawer),
};

export const accountTools: AccountTools = {
  Menu: lazyComponent(loadMenu),
  Switcher: lazyComponent(loadSwitcher),
  prepareMenu: prepare(loadMenu),
  prepareSwitcher: prepare(loadSwitcher),
  resync: () => pageState.read().actors?.resync(),
};
