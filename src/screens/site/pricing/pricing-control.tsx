import { createContext, use } from 'react';

/** Opens the pricing dialog (product.md §3.6) from any page of the site. */
export interface PricingControl {
  open: () => void;
  preload: () => void;
}

export const PricingControlContext = createContext<PricingControl | null>(null);

/** @throws outside a `PricingControlContext` */
export function usePricingControl(): PricingControl {
  const control = use(PricingControlContext);
  if (control === null)
    throw new Error('usePricingControl must be used within a PricingControlContext');
  return control;
}
