import { Ticket } from 'lucide-react';
import { useId } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Anchor } from '#components/Link/Anchor';
import { marketplaceMessages } from '#content/messages/market/marketplace';
import { isShortPolicy } from '#domain/marketplace/refund-policy';
import type { StorePage } from '#domain/marketplace/store';
import { box, stack } from '#theme/box';
import { MembershipCard, type MembershipCardProps } from '../MembershipCard';
import * as css from '../StoreView.css';

/** The ids of sections that links on the page lead to. */
export const sectionIds = { memberships: 'memberships', refunds: 'refund-policy' } as const;

export interface MembershipsProps extends Pick<MembershipCardProps, 'waitlistOf' | 'linkOf'> {
  store: StorePage;
  /** The current time in Unix ms. It determines which price applies. */
  now: number;
  /** The ids of the memberships that the viewer has, with the address on Discord. */
  held?: ReadonlyMap<string, string> | undefined;
}

/** What can be bought. In a column of the page, the cards are below each other. */
export function Memberships(props: MembershipsProps & { isColumn: boolean }) {
  const { store, now, isColumn, waitlistOf, linkOf, held } = props;
  const titleId = useId();
  const { memberships, design, isDemo } = store;
  const { layout } = design;
  return (
    <section
      id={sectionIds.memberships}
      aria-labelledby={titleId}
      className={`${stack({ gap: 'l' })} ${css.section}`}
    >
      <h2 id={titleId} className={css.heading({ layout })}>
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
        <ul className={css.list({ layout, isColumn })}>
          {memberships.map((membership) => (
            <MembershipCard
              key={membership.id}
              membership={membership}
              layout={layout}
              isDemo={isDemo}
              now={now}
              waitlistOf={waitlistOf}
              linkOf={linkOf}
              discordUrl={held?.get(membership.id)}
            />
          ))}
        </ul>
      )}
      <Refunds policy={store.refundPolicy} />
    </section>
  );
}

/** The refund policy in a line, or a link to it if it is long. */
function Refunds({ policy }: { policy: string }) {
  const text = policy.trim();
  if (text === '') return null;
  if (!isShortPolicy(text)) {
    return (
      <Anchor href={`#${sectionIds.refunds}`} className={css.refundsLink}>
        {marketplaceMessages.refundPolicy}
      </Anchor>
    );
  }
  return (
    <p className={`${box({ size: 's', breaks: true })} ${css.quiet}`}>
      {'Refunds: '}
      <bdi>{text}</bdi>
    </p>
  );
}
