/**
 * Load the menus of the bar. A page's first files contain only the name of this file, and not those of all files that the
 * menus need.
 */
export const loadDrawer = async () => (await import('./app-drawer')).AppDrawer;
export const loadMenu = async () => (await import('../session/own-menu')).OwnMenu;
export const loadSwitcher = async () => (await import('../session/own-switcher')).OwnSwitcher;
