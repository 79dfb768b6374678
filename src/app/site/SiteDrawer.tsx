import { PresenceContext } from '#machines/presence/presence.context';
import { LiveStaffOnline } from '#screens/_shell/site/LiveStaffOnline';
import { NavigationDrawer } from '#screens/_shell/site/NavigationDrawer';
import { StaffOnline } from '#screens/_shell/site/StaffOnline';
import { usePricingControl } from '#screens/_shell/pricing/pricing-control';
import type { PresenceActor } from './PresenceHost';

export interface SiteDrawerProps {
  /** The presence actor. It is null until presence is subscribed. */
  presence: PresenceActor | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function SiteDrawer({ presence, ...props }: SiteDrawerProps) {
  const pricing = usePricingControl();
  return (
    <NavigationDrawer
      {...props}
      onPricing={pricing.open}
      staff={
        presence ? (
          <PresenceContext.ActorProvider actor={presence}>
            <LiveStaffOnline />
          </PresenceContext.ActorProvider>
        ) : (
          <StaffOnline presence={{ kind: 'joining' }} />
        )
      }
    />
  );
}
