import { lazy, type ReactNode } from 'react';
import { NavigationProvider } from '#components/NavigationProvider/NavigationProvider';
import { CopyingContext } from '#screens/shell/copying';
import { PricingControlContext } from '#screens/site/pricing/pricing-control';
import {
  createVersionHistory,
  VersionHistoryContext,
} from '#screens/site/docs/changelog/version-history';
import { DocsToolsContext } from '#screens/site/docs/docs-tools';
import {
  prefersReducedMotion,
  rememberListSeen,
  wasListSeen,
} from '#services/dashboard/seen-lists';
import { rememberVersionHistory } from '#services/site/version-history';
import { PaletteContext } from '#screens/shell/palette-control';
import { ThemeProvider } from '../ThemeProvider';
import { docsSearchDialog, paletteDialog, pricingDialog } from './dialogs';
import { replaceHash, useBrowserAddress } from './use-browser-address';

const Copying = lazy(async () => ({ default: (await import('../Copying')).Copying }));

const copying = (children: ReactNode) => <Copying>{children}</Copying>;

const docsTools = {
  search: docsSearchDialog,
  loadCopy: async () => (await import('../wiring/site/copy-notice')).startCopy,
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
export function SiteProviders({ page, children }: SiteProvidersProps) {
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
