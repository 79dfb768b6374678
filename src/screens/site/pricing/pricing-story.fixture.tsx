import { type ReactNode, useState } from 'react';
import { PricingDialog } from './PricingDialog';
import { PricingControlContext } from './pricing-control';

export function PricingControlProvider({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PricingControlContext value={{ open: () => setIsOpen(true), preload: () => {} }}>
      {children}
      <PricingDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </PricingControlContext>
  );
}
