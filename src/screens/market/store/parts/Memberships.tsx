import { Ticket } from 'lucide-react';
import { useId } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { marketplaceMessages } from '#content/messages/market/marketplace';
import type { StorePage } from '#domain/marketplace/store';
import { MembershipCard, type MembershipCardProps } from '../MembershipCard';
import { heading, section } from '../StoreView.css';
import * as css from './Memberships.css';

export interface MembershipsProps extends Pick<MembershipCardProps, 'waitlistOf'> {
  store: StorePage;
  /** Unix ms. */
  now: number;
  /** Returns this visitor's link for a checkout URL. */
  linkOf?: ((checkoutUrl: string, membershipId: string) => string) | null;
}

export function Memberships({ store, now, waitlistOf, linkOf }: MembershipsProps) {
  const titleId = useId();
  const { memberships, design, isDemo } = store;
  const { layout } = design;
  return (
    <section aria-labelledby={titleId} className={section}>
      <h2 id={titleId} className={heading({ layout })}>
        Memberships
      </h2>
      {memberships.length === 0 ? (
        <EmptyState
          level={3}
          icon={<Ticket />}
          title={marketplaceMessages.noMemberships}
          description={marketplaceMessages.noMembershipsHelp}
        />
      ) : (
        <ul className={css.list({ layout })}>
          {memberships.map((membership) => (
            <MembershipCard
              key={membership.id}
              membership={membership}
              layout={layout}
              isDemo={isDemo}
              now={now}
              waitlistOf={waitlistOf}
              linkOf={linkOf}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
