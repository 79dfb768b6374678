import { lazy, Suspense } from 'react';
import { type DialogState, pageState, usePageState } from '../boot/page-state';
import { SessionFlows } from '../boot/SessionFlows';
import { DemoBar } from '../Demo';
import { ToastHost } from '../ToastHost';
import { loadDocsSearch, loadPalette, loadPricing } from './dialogs';

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const PricingDialog = lazy(async () => ({ default: (await loadPricing()).PricingDialog }));
const DocsSearch = lazy(async () => ({ default: (await loadDocsSearch()).DocsSearch }));

const afterChange = (isOpen: boolean): DialogState => (isOpen ? 'open' : 'closed');

/** What the islands of a page share: the session's flows, the dialogs that several of them open, the toasts. */
export function SiteHost() {
  const site = usePageState();
  return (
    <>
      <DemoBar isExpected={false} />
      <SessionFlows />
      {site.paletteAsked > 0 && (
        <Suspense>
          <Palette asked={site.paletteAsked} />
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
