import type { Server } from '../servers/server';
import { canEditApi } from './config-rights';
import { canOpenPanel } from './panel-access';
import { panels, type Panel } from './panels';
import type { Editor } from './roles';

/** The panels of a server that someone gained or lost, in the order of the sidebar. */
export interface RightsChange {
  gained: readonly Panel[];
  lost: readonly Panel[];
}

type SomeServer = Pick<Server, 'id' | 'role' | 'isDemo'>;

/**
 * Compares two sets of rights on a server. The API panel counts only if its settings may be changed (product.md §12.6).
 */
export function rightsChange({
  server,
  before,
  after,
}: {
  server: SomeServer;
  before: Editor;
  after: Editor;
}): RightsChange {
  const [had, has] = [before, after].map((editor) => panelsOf({ server, editor }));
  return {
    gained: panels.filter((panel) => has?.has(panel) && !had?.has(panel)),
    lost: panels.filter((panel) => had?.has(panel) && !has?.has(panel)),
  };
}

function panelsOf(access: { server: SomeServer; editor: Editor }): ReadonlySet<Panel> {
  return new Set(
    panels.filter(
      (panel) =>
        canOpenPanel({ ...access, panel }) &&
        (panel !== 'api' || access.server.isDemo || canEditApi(access)),
    ),
  );
}
