import { formatList } from '#domain/format-list';
import type { Panel } from '#domain/permissions/panels';
import { panelNames } from '../../panels';

/** Returns the names of panels as a list in a sentence. */
export function panelList(panels: readonly Panel[]): string {
  return formatList(panels.map((panel) => panelNames[panel]));
}
