import { fieldOf, isConfigKey } from '#domain/bot-config/fields';
import type { SetupSection } from '#domain/bot-config/setups';
import { canOpenPanel } from '#domain/permissions/panel-access';
import { isPanel, panels, type Panel } from '#domain/permissions/panels';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';

/** The checklist for a new server (product.md §9.22). It is not a panel, so access to it cannot be granted. */
export const START = 'start';

/** What the bot cannot do (product.md §9.23). It is not a panel either. */
export const HEALTH = 'health';

export type Section = Panel | typeof START | typeof HEALTH | SetupSection;

/** The panels with settings that name roles or channels, which the health check is about. */
const checkedPanels: readonly Panel[] = ['roles', 'channels', 'embeds'];

/** Returns whether the menu has the health check. Demo servers have no bot that could be checked. */
export function isHealthListed({ isDemo }: Pick<Server, 'isDemo'>, tabs: readonly Panel[]) {
  return !isDemo && tabs.some((tab) => checkedPanels.includes(tab));
}

/** The tab that opens if the URL names none (product.md §8.5). */
const DEFAULT_TAB = 'editors' satisfies Panel;

interface Access {
  server: Server;
  editor: Editor;
}

/** Returns the tabs that the viewer may open, in the order of the sidebar (product.md §12.4). */
export function tabsFor({ server, editor }: Access): readonly Panel[] {
  return panels.filter((panel) => canOpenPanel({ server, editor, panel }));
}

/**
 * Returns the tab in the URL, otherwise the tab of the setting in the URL (product.md §8.5). Without either, returns
 * Editors if the viewer may open it, otherwise the first tab that they may open, or null.
 */
export function tabAskedFor(
  { tab, focusKey }: { tab: string | undefined; focusKey: string | null },
  allowed: readonly Panel[],
): Panel | null {
  if (isPanel(tab)) return tab;
  if (focusKey !== null && isConfigKey(focusKey)) return fieldOf(focusKey).tab;
  return allowed.includes(DEFAULT_TAB) ? DEFAULT_TAB : (allowed[0] ?? null);
}
