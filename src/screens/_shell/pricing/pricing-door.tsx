import { createContext, use } from 'react';

/** Opens the pricing dialog (product.md §3.6) from any page of the site. */
export interface PricingDoor {
  open: () => void;
  /** Preloads the dialog; call it on hover or focus. */
  warm: () => void;
}

export const PricingDoorContext = createContext<PricingDoor | null>(null);

/** @throws outside a `PricingDoorContext` */
export function usePricingDoor(): PricingDoor {
  const door = use(PricingDoorContext);
  if (door === null) throw new Error('There is no PricingDoorContext here');
  return door;
}
