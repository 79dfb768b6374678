import { Suspense } from 'react';
import { lazyPart } from '#screens/shell/islands/lazy-part';
import { type DialogState, pageState, usePageState } from '../boot/page-state';
import { SessionFlows } from '../boot/SessionFlows';
import { DemoBar } from '../Demo';
import { ToastHost } from '../ToastHost';
import { loadDocsSearch, loadPalette, loadPricing } from './dialogs';

const Palette = lazyPart(async () => (await loadPalette()).Palette);
const PricingDialog = lazyPart(async () => (await loadPricing()).PricingDialog);
const DocsSearch = lazyPart(async () => (await loadDocsSearch()).DocsSearch);

const afterChange = (isOpen: boolean): DialogState => (isOpen ? 'open' : 'closed');

export function SiteHost() {
  const site = usePageState();
  return (
    <>
      <DemoBar isExpected={false} />
      <SessionFlows />
      {site.paletteRequests > 0 && (
        <Suspense>
          <Palette requests={site.paletteRequests} />
        </Suspense>
      )}
      {site.pricing !== 'never' && (
        <Suspense>
          <PricingDialog
            isOpen={site.pricing === 'open'}
            onOpenChange={(isOpen) => pageState.change({ pricing: afterChange(isOpen) })}
          />
        </Suspense>
      )}
      {site.docsSearch !== 'never' && (
        <Suspense>
          <DocsSearch
            isOpen={site.docsSearch === 'open'}
            onOpenChange={(isOpen) => pageState.change({ docsSearch: afterChange(isOpen) })}
          />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}
