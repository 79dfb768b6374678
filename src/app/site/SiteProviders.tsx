import { lazy, type ReactNode, useSyncExternalStore, useLayoutEffect } from 'react';
import {
  NavigationProvider,
  type PageAddress,
} from '#components/NavigationProvider/NavigationProvider';
import { CopyingContext } from '#screens/shell/copying';
import { PaletteContext } from '#screens/shell/palette-control';
import {
  createVersionHistory,
  VersionHistoryContext,
} from '#screens/site/docs/changelog/version-history';
import { DocsToolsContext } from '#screens/site/docs/docs-tools';
import { PricingControlContext } from '#screens/site/pricing/pricing-control';
import {
  prefersReducedMotion,
  rememberListSeen,
  wasListSeen,
} from '#services/dashboard/seen-lists';
import { rememberVersionHistory } from '#services/site/version-history';
import { ThemeProvider } from '../boot/AppProviders';
import { docsSearchDialog, paletteDialog, pricingDialog } from './dialogs';

/** An event that is dispatched when our code replaces the fragment. The browser dispatches no event in this case. */
const REPLACED = 'fragmentreplaced';

const never = () => () => {};

const Copying = lazy(async () => ({
  default: (await import('../wiring/shell/copy-notice')).Copying,
}));

const copying = (children: ReactNode) => <Copying>{children}</Copying>;

const docsTools = {
  search: docsSearchDialog,
  loadCopy: async () => (await import('../wiring/shell/copy-notice')).startCopy,
  isRevealInstant: (pageId: string) => prefersReducedMotion() || wasListSeen(pageId),
  rememberReveal: rememberListSeen,
};

const versionHistory =
  typeof document === 'undefined' ? null : createVersionHistory(rememberVersionHistory);

export interface SiteProvidersProps {
  /** The path for which the HTML file of the page was written. */
  page: string;
  children: ReactNode;
}

/** The context providers of every island, at build time and in the browser. */
function SiteProviders({ page, children }: SiteProvidersProps) {
  const address = useBrowserAddress(page);
  return (
    <ThemeProvider>
      <NavigationProvider address={address} replaceHash={replaceHash}>
        <PaletteContext value={paletteDialog}>
          <PricingControlContext value={pricingDialog}>
            <CopyingContext value={copying}>
              <VersionHistoryContext value={versionHistory}>
                <DocsToolsContext value={docsTools}>{children}</DocsToolsContext>
              </VersionHistoryContext>
            </CopyingContext>
          </PricingControlContext>
        </PaletteContext>
      </NavigationProvider>
    </ThemeProvider>
  );
}

function follow(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener(REPLACED, onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener(REPLACED, onChange);
  };
}

/**
 * Returns the URL of the page. During prerendering and hydration, its path is `page`, the path of the prerendered page.
 */
function useBrowserAddress(page: string): PageAddress {
  const pathname = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => page,
  );
  const hash = useSyncExternalStore(
    follow,
    () => window.location.hash,
    () => '',
  );
  return { pathname, hash };
}

function replaceHash(hash: string): void {
  window.history.replaceState(window.history.state, '', `#${hash}`);
  window.dispatchEvent(new Event(REPLACED));
}

interface IslandRootProps {
  page: string;
  onHydrated?: () => void;
  children: ReactNode;
}

/** The root of an island. Its markup is the same at build time and in the browser, so that it can be hydrated. */
export function IslandRoot({ page, onHydrated, children }: IslandRootProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return <SiteProviders page={page}>{children}</SiteProviders>;
}
