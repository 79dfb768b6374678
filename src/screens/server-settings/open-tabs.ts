import { fieldOf, isConfigKey } from '#domain/bot-config/fields';
import { canOpenPanel } from '#domain/permissions/panel-access';
import { isPanel, panels, type Panel } from '#domain/permissions/panels';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';

/** What opens where an address names no tab, for whoever may open it (spec §9). */
const DEFAULT_TAB = 'editors' satisfies Panel;

interface Access {
  server: Server;
  editor: Editor;
}

/** The tabs this person may open, in the order of the sidebar (spec §2, §6). */
export function tabsFor({ server, editor }: Access): readonly Panel[] {
  return panels.filter((panel) => canOpenPanel({ server, editor, panel }));
}

/**
 * The tab an address asks for; one that names none asks for the tab of its setting, else for the editors, else for the
 * first that is open.
 */
export function tabAskedFor(
  { tab, focusKey }: { tab: string | undefined; focusKey: string | null },
  allowed: readonly Panel[],
): Panel | null {
  if (isPanel(tab)) return tab;
  if (focusKey !== null && isConfigKey(focusKey)) return fieldOf(focusKey).tab;
  return allowed.includes(DEFAULT_TAB) ? DEFAULT_TAB : (allowed[0] ?? null);
}
