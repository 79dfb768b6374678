import { type PageState, pageState } from '../boot/page-state';

/** The dialogs that any island of a page may open, each loaded when it is first wanted. */
export const loadPricing = () => import('#screens/_shell/pricing/PricingDialog');
export const loadDocsSearch = () => import('./DocsSearch');
export const loadPalette = () => import('../Palette');

/** Opens a dialog whose code is there; where it does not arrive the page stays as it is, and the next press asks again. */
function doorTo(load: () => Promise<unknown>, opened: () => Partial<PageState>) {
  const warm = () => void load().catch(() => null);
  const open = () =>
    void load().then(
      () => pageState.change(opened()),
      (error: unknown) => console.error(error),
    );
  return { open, warm };
}

export const pricingDoor = doorTo(loadPricing, () => ({ pricing: 'open' }));
export const docsSearchDoor = doorTo(loadDocsSearch, () => ({ docsSearch: 'open' }));
export const paletteDoor = doorTo(loadPalette, () => ({
  paletteAsked: pageState.read().paletteAsked + 1,
}));
