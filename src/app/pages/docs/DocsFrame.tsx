import { Outlet, useLocation } from 'react-router-dom';
import { DocsLayout } from '#screens/docs/DocsLayout';
import { type DocsTools, DocsToolsContext } from '#screens/docs/docs-tools';
import { prefersReducedMotion, rememberListSeen, wasListSeen } from '#services/browser/seen-lists';

const tools: DocsTools = {
  loadSearch: () => import('./DocsSearch'),
  loadCopy: async () => (await import('../../wiring/copy-notice')).startCopy,
  isRevealInstant: (pageId) => prefersReducedMotion() || wasListSeen(pageId),
  rememberReveal: rememberListSeen,
};

/** What every page of the documentation stands in. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <DocsToolsContext value={tools}>
      <DocsLayout path={pathname.toLowerCase().replace(/\/+$/, '')}>
        <Outlet />
      </DocsLayout>
    </DocsToolsContext>
  );
}
