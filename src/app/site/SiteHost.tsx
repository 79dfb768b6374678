import { lazy, Suspense } from 'react';
import { DemoBar } from '../Demo';
import { ToastHost } from '../ToastHost';
import { loadDocsSearch, loadPalette, loadPricing } from './dialogs';
import { type DialogState, siteStore } from './site-store';
import { useSiteState } from './use-site-state';

const SessionHost = lazy(async () => ({ default: (await import('../SessionHost')).SessionHost }));
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const PricingDialog = lazy(async () => ({ default: (await loadPricing()).PricingDialog }));
const DocsSearch = lazy(async () => ({ default: (await loadDocsSearch()).DocsSearch }));

const afterChange = (isOpen: boolean): DialogState => (isOpen ? 'open' : 'closed');

/** What the islands of a page share: the session's flows, the dialogs that several of them open, the toasts. */
export function SiteHost() {
  const site = useSiteState();
  return (
    <>
      <DemoBar isExpected={false} />
      {site.isReachable && site.isSessionWanted && (
        <Suspense>
          <SessionHost onBegun={(actors) => siteStore.change({ actors })} />
        </Suspense>
      )}
      {site.paletteAsked > 0 && (
        <Suspense>
          <Palette asked={site.paletteAsked} />
        </Suspense>
      )}
      {site.pricing !== 'never' && (
        <Suspense>
          <PricingDialog
            isOpen={site.pricing === 'open'}
            onOpenChange={(isOpen) => siteStore.change({ pricing: afterChange(isOpen) })}
          />
        </Suspense>
      )}
      {site.docsSearch !== 'never' && (
        <Suspense>
          <DocsSearch
            isOpen={site.docsSearch === 'open'}
            onOpenChange={(isOpen) => siteStore.change({ docsSearch: afterChange(isOpen) })}
          />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}
