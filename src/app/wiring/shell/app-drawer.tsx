import { Suspense, useState } from 'react';
import { lazyPart } from '#screens/shell/islands/lazy-part';
import { onceLoaded } from '#screens/shell/islands/load-failure';
import type { NavigationProps } from '#screens/shell/navigation-tools';
import { NavigationDrawer } from '#screens/shell/NavigationDrawer';
import { loadPricing } from '../../site/dialogs';
import { OwnLinks } from '../session/own-links';

const PricingDialog = lazyPart(async () => (await loadPricing()).PricingDialog);

/** The drawer of the app's pages, with what it opens. */
export function AppDrawer(props: NavigationProps) {
  const { isOpen, onOpenChange } = props;
  const [pricing, setPricing] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <NavigationDrawer
        {...props}
        onPricing={() => onceLoaded(loadPricing, () => setPricing('open'))}
        places={<OwnLinks isOpen={isOpen} onChosen={() => onOpenChange(false)} />}
      />
      {pricing !== 'never' && (
        <Suspense>
          <PricingDialog
            isOpen={pricing === 'open'}
            onOpenChange={(opens) => setPricing(opens ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
