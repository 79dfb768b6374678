import { createContext, use } from 'react';

/** The way to the pricing dialog (spec §2), from any page of the site. */
export interface PricingDoor {
  /** Shows the pricing dialog. */
  open: () => void;
  /** Loads the dialog, so that it is there when it is asked for: call it when a pointer or the focus comes near. */
  warm: () => void;
}

export const PricingDoorContext = createContext<PricingDoor | null>(null);

/** @throws outside of a PricingDoorContext. */
export function usePricingDoor(): PricingDoor {
  const door = use(PricingDoorContext);
  if (door === null) throw new Error('There is no PricingDoorContext here');
  return door;
}
