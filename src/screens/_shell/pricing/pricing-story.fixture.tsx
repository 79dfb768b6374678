import { type ReactNode, useState } from 'react';
import { PricingDialog } from './PricingDialog';
import { PricingDoorContext } from './pricing-door';

/** Provides the pricing dialog in stories, as the app does for a page. */
export function PricingDoorProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PricingDoorContext value={{ open: () => setIsOpen(true), warm: () => {} }}>
      {children}
      <PricingDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </PricingDoorContext>
  );
}
