import { panelNames } from '#content/panels';
import type { ConfigTab } from '#domain/bot-config/field';
import { fieldOf, isConfigKey, tabs } from '#domain/bot-config/fields';
import { canOpenPanel } from '#domain/permissions/panel-access';
import type { Editor } from '#domain/permissions/roles';
import type { Server } from '#domain/servers/server';

/** The tabs of spec §2 that exist, by their names in the sidebar. One that is not here is nowhere to be seen. */
export const tabNames = {
  advanced: panelNames.advanced,
  api: panelNames.api,
  roles: panelNames.roles,
  channels: panelNames.channels,
  points: panelNames.points,
  misc: panelNames.misc,
  embeds: panelNames.embeds,
} as const satisfies Partial<Record<ConfigTab, string>>;

export type OpenTab = keyof typeof tabNames;

/** The same in the order of the sidebar (spec §2). */
export const openTabs: readonly OpenTab[] = tabs.filter(isOpenTab);

export function isOpenTab(word: string | undefined): word is OpenTab {
  return word !== undefined && Object.hasOwn(tabNames, word);
}

interface Access {
  server: Server;
  editor: Editor;
}

/** The tabs this person may open (spec §6). */
export function tabsFor({ server, editor }: Access): readonly OpenTab[] {
  return openTabs.filter((panel) => canOpenPanel({ server, editor, panel }));
}

/** The tab an address asks for; one that names none asks for the tab of its setting, else for the first that is open. */
export function tabAskedFor(
  { tab, focusKey }: { tab: string | undefined; focusKey: string | null },
  allowed: readonly OpenTab[],
): OpenTab | null {
  if (isOpenTab(tab)) return tab;
  const ofKey = focusKey !== null && isConfigKey(focusKey) ? fieldOf(focusKey).tab : undefined;
  return isOpenTab(ofKey) ? ofKey : (allowed[0] ?? null);
}
