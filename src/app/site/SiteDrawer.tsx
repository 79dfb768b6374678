import { Suspense } from 'react';
import { PresenceContext } from '#machines/shell/presence/presence.machine';
import { LiveStaffOnline, StaffOnline } from '#screens/shell/StaffOnline';
import { NavigationDrawer } from '#screens/shell/NavigationDrawer';
import { DocsNav } from '#screens/site/docs/parts/DocsNav';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { lazyPart } from '#screens/shell/islands/lazy-part';
import { usePricingControl } from '#screens/site/pricing/pricing-control';
import { hasStoredSession } from '#services/session/has-stored-session';
import type { PresenceActor } from '../wiring/shell/presence';

const OwnLinks = lazyPart(async () => (await import('../wiring/session/own-links')).OwnLinks);

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
      section={
        isDocs && <DocsNav path={path} isInDrawer onPick={() => props.onOpenChange(false)} />
      }
      places={
        hasStoredSession() && (
          <Suspense>
            <OwnLinks isOpen={props.isOpen} onChosen={() => props.onOpenChange(false)} />
          </Suspense>
        )
      }
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
