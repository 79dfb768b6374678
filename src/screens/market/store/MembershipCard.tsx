import { useId, type ReactNode } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { marketplaceMessages, offerText, priceText } from '#content/messages/market/marketplace';
import { checkoutOf } from '#domain/marketplace/checkout';
import { offerOf, type SoldMembership } from '#domain/marketplace/membership';
import type { StorePage } from '#domain/marketplace/store';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './MembershipCard.css';

export interface MembershipCardProps {
  membership: SoldMembership;
  layout: StorePage['design']['layout'];
  isDemo: boolean;
  /** Unix ms. */
  now: number;
  /** Returns the waitlist of a sold-out membership. `nameId` is the id of the element with the membership's name. */
  waitlistOf?: (membershipId: string, nameId: string) => ReactNode;
  /** Returns this visitor's link for a checkout URL. */
  linkOf?: ((checkoutUrl: string, membershipId: string) => string) | null;
  /** The address on Discord, for a viewer who has the membership. */
  discordUrl?: string | undefined;
}

/** A list item that shows a membership as visitors see it. */
export function MembershipCard(props: MembershipCardProps) {
  const { membership, layout, isDemo, now, waitlistOf, linkOf, discordUrl } = props;
  const nameId = useId();
  const { name, description } = membership;
  const offer = offerOf(membership, now);
  const limit = offerText(offer);
  return (
    <li data-step="plan" aria-labelledby={nameId} className={css.membership({ layout })}>
      <div className={css.head({ layout })}>
        <h3 id={nameId} dir="auto" className={box({ size: 'l', weight: 'strong', breaks: true })}>
          {name}
        </h3>
        <p className={box({ breaks: true })}>
          {offer.isEarlyBird && (
            <>
              <span className={visuallyHidden}>Regular price </span>
              <s className={css.regular}>{priceText(offer.regularPriceMinor, membership)}</s>{' '}
              <span className={visuallyHidden}>Now </span>
            </>
          )}
          <span className={box({ size: 'xl', weight: 'strong', letterSpacing: '-0.02em' })}>
            {priceText(offer.priceMinor, membership)}
          </span>
          {membership.type === 'one-time' && (
            <span className={css.regular}>{` ${marketplaceMessages.once}`}</span>
          )}
        </p>
        {limit !== null && <p className={css.limit}>{limit}</p>}
      </div>
      {description.trim() !== '' && (
        <p dir="auto" className={css.description}>
          {description}
        </p>
      )}
      {!isDemo &&
        (discordUrl !== undefined ? (
          <div className={css.joining}>
            <OpenDiscord url={discordUrl} />
            <p className={css.host}>{marketplaceMessages.held}</p>
          </div>
        ) : offer.isSoldOut ? (
          <div className={css.joining}>
            <p className={css.closed}>{marketplaceMessages.soldOut}</p>
            {waitlistOf?.(membership.id, nameId)}
          </div>
        ) : (
          <Join membership={membership} nameId={nameId} linkOf={linkOf} />
        ))}
    </li>
  );
}

export function OpenDiscord({ url }: { url: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" className={css.joinButton}>
      {marketplaceMessages.openDiscord}
    </Anchor>
  );
}

/** Shows the host of the checkout URL. Without a valid URL, says that the membership is not on sale. */
function Join({
  membership: { id, checkoutUrl },
  nameId,
  linkOf,
}: Pick<MembershipCardProps, 'linkOf'> & {
  membership: SoldMembership;
  nameId: string;
}) {
  const joinId = useId();
  const checkout = checkoutUrl === null ? null : checkoutOf(checkoutUrl);
  if (checkoutUrl === null || checkout === null) {
    return <p className={css.closed}>{marketplaceMessages.notOnSale}</p>;
  }
  return (
    <div className={css.joining}>
      <Anchor
        id={joinId}
        data-step="checkout"
        href={linkOf?.(checkoutUrl, id) ?? checkoutUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-labelledby={`${joinId} ${nameId}`}
        className={css.joinButton}
      >
        Join
      </Anchor>
      <p className={css.host}>{`Opens ${checkout.host} in a new tab`}</p>
    </div>
  );
}
