import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';

const loadPricingDialog = () => import('./PricingDialog');
const PricingDialog = lazy(async () => ({ default: (await loadPricingDialog()).PricingDialog }));

/** The way to the prices, from any page of the site. */
export interface PricingDoor {
  /** Shows the pricing dialog. */
  open: () => void;
  /** Fetches the dialog, so that it is there when it is asked for: call it when a pointer or the focus comes near. */
  warm: () => void;
}

const PricingDoorContext = createContext<PricingDoor | null>(null);

/** Holds the pricing dialog (spec §2) for everything below; its code is loaded when it is first wanted. */
export function PricingDoorProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<'never' | 'open' | 'closed'>('never');
  const door = { open: () => setWanted('open'), warm: () => void loadPricingDialog() };
  return (
    <PricingDoorContext value={door}>
      {children}
      {wanted !== 'never' && (
        <Suspense fallback={null}>
          <PricingDialog
            isOpen={wanted === 'open'}
            onOpenChange={(isOpen) => setWanted(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </PricingDoorContext>
  );
}

/** @throws outside of a PricingDoorProvider. */
export function usePricingDoor(): PricingDoor {
  const door = use(PricingDoorContext);
  if (door === null) throw new Error('Nobody provides the pricing dialog here');
  return door;
}
