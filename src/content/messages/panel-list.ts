import { once } from '#domain/once';
import type { Panel } from '#domain/permissions/panels';
import { panelNames } from '../panels';

const all = once(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** Names as a sentence has them: 'Ada, Grace and Mary'. */
export function listText(names: readonly string[]): string {
  return all().format(names);
}

/** The names of panels, in a sentence. */
export function panelList(panels: readonly Panel[]): string {
  return listText(panels.map((panel) => panelNames[panel]));
}
