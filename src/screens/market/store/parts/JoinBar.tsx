import { useId } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { marketplaceMessages, priceText } from '#content/messages/market/marketplace';
import { cheapestOf, isOnSale, offerOf } from '#domain/marketplace/membership';
import { box, row } from '#theme/box';
import { OpenDiscord } from '../MembershipCard';
import { joinButton } from '../MembershipCard.css';
import { bar } from './JoinBar.css';
import { sectionIds, type MembershipsProps } from './Memberships';

/**
 * The price and the way to buy, at the bottom of a window that has no room for the memberships beside the rest of the
 * page. Renders nothing if nothing is on sale.
 */
export function JoinBar({ store, now, linkOf, held }: Omit<MembershipsProps, 'waitlistOf'>) {
  const nameId = useId();
  const { layout } = store.design;
  const discordUrl = firstOf(held);
  if (discordUrl !== undefined) {
    return (
      <div className={bar({ layout })}>
        <p className={box({ flex: 1, shrinks: true, size: 's' })}>{marketplaceMessages.heldHere}</p>
        <OpenDiscord url={discordUrl} />
      </div>
    );
  }
  const sold = store.memberships.filter((membership) => isOnSale(membership, now));
  const cheapest = cheapestOf(sold, now);
  if (store.isDemo || cheapest === undefined || cheapest.checkoutUrl === null) return null;
  const price = priceText(offerOf(cheapest, now).priceMinor, cheapest);
  const { checkoutUrl, id, name } = cheapest;
  return (
    <div className={bar({ layout })}>
      {sold.length === 1 ? (
        <>
          <p className={box({ flex: 1, shrinks: true })}>
            <span id={nameId} dir="auto" className={box({ lines: 2, size: 's', breaks: true })}>
              {name}
            </span>
            <span className={box({ weight: 'strong' })}>
              {cheapest.type === 'one-time' ? `${price} ${marketplaceMessages.once}` : price}
            </span>
          </p>
          <Anchor
            id={`${nameId}-join`}
            data-step="checkout"
            href={linkOf?.(checkoutUrl, id) ?? checkoutUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-labelledby={`${nameId}-join ${nameId}`}
            className={joinButton}
          >
            Join
          </Anchor>
        </>
      ) : (
        <>
          <p className={`${row({ gap: 'xs', wraps: true })} ${box({ flex: 1, shrinks: true })}`}>
            <span className={box({ size: 's' })}>From</span>
            <span className={box({ weight: 'strong' })}>{price}</span>
          </p>
          <Anchor href={`#${sectionIds.memberships}`} className={joinButton}>
            {marketplaceMessages.choose}
          </Anchor>
        </>
      )}
    </div>
  );
}

/** Not in the component, because React would keep the iterator for the next render, in which it has already ended. */
function firstOf(held: MembershipsProps['held']): string | undefined {
  return held?.values().next().value;
}
