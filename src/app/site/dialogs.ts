import { onceLoaded, preload } from '#screens/shell/islands/load-failure';
import { type PageState, pageState } from '../boot/page-state';

/** Dialogs that any island can open. Their code is loaded on first use. */
export const loadPricing = () => import('#screens/site/pricing/PricingDialog');
export const loadDocsSearch = () => import('../wiring/site/docs-search');
export const loadPalette = () => import('../wiring/shell/palette');

function dialogControls(load: () => Promise<unknown>, opened: () => Partial<PageState>) {
  return {
    open: () => onceLoaded(load, () => pageState.change(opened())),
    preload: () => preload(load),
  };
}

export const pricingDialog = dialogControls(loadPricing, () => ({ pricing: 'open' }));
export const docsSearchDialog = dialogControls(loadDocsSearch, () => ({ docsSearch: 'open' }));
export const paletteDialog = dialogControls(loadPalette, () => ({
  paletteRequests: pageState.read().paletteRequests + 1,
}));
