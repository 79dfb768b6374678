import { PresenceContext } from '#machines/shell/presence/presence.machine';
import { LiveStaffOnline, StaffOnline } from '#screens/shell/StaffOnline';
import { NavigationDrawer } from '#screens/shell/NavigationDrawer';
import { DocsNav } from '#screens/site/docs/parts/DocsNav';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { usePricingControl } from '#screens/site/pricing/pricing-control';
import type { PresenceActor } from '../wiring/shell/presence';

export interface SiteDrawerProps {
  isDocs: boolean;
  /** The presence actor. It is null until the app needs it. */
  presence: PresenceActor | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function SiteDrawer({ isDocs, presence, ...props }: SiteDrawerProps) {
  const path = useAddress().pathname;
  const pricing = usePricingControl();
  return (
    <NavigationDrawer
      {...props}
      onPricing={pricing.open}
      docs={isDocs && <DocsNav path={path} isInDrawer onPick={() => props.onOpenChange(false)} />}
      staff={
        presence ? (
          <PresenceContext.ActorProvider actor={presence}>
            <LiveStaffOnline />
          </PresenceContext.ActorProvider>
        ) : (
          <StaffOnline presence={{ kind: 'loading' }} />
        )
      }
    />
  );
}
