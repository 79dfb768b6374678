import { Outlet } from 'react-router-dom';
import { PricingDoorProvider } from '#screens/_shell/pricing/pricing-door';
import { SiteFrame } from '#screens/_shell/site/SiteFrame';
import { SiteBar } from './site/SiteBar';

/** What every reading page stands in. Nothing in it waits for anything: whoever only reads loads only this. */
export function Component() {
  return (
    <PricingDoorProvider>
      <SiteFrame header={<SiteBar />}>
        <Outlet />
      </SiteFrame>
    </PricingDoorProvider>
  );
}
