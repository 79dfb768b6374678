import { onceLoaded, preload } from '#screens/_shell/islands/load-failure';
import { type PageState, pageState } from '../boot/page-state';

/** The dialogs that any island of a page may open, each loaded when it is first wanted. */
export const loadPricing = () => import('#screens/_shell/pricing/PricingDialog');
export const loadDocsSearch = () => import('./DocsSearch');
export const loadPalette = () => import('../Palette');

/** Opens a dialog once its code is loaded. */
function controlOf(load: () => Promise<unknown>, opened: () => Partial<PageState>) {
  return {
    open: () => onceLoaded(load, () => pageState.change(opened())),
    preload: () => preload(load),
  };
}

export const pricingControl = controlOf(loadPricing, () => ({ pricing: 'open' }));
export const docsSearchControl = controlOf(loadDocsSearch, () => ({ docsSearch: 'open' }));
export const paletteControl = controlOf(loadPalette, () => ({
  paletteAsked: pageState.read().paletteAsked + 1,
}));
