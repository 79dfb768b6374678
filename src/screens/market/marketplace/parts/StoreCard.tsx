import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { CardLink } from '#components/Card/Card';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  categoryNames,
  marketplaceMessages,
  priceText,
} from '#content/messages/market/marketplace';
import type { ListedStore } from '#domain/marketplace/listing';
import { paths } from '#domain/paths';
import * as css from './StoreCard.css';

/** A store in the marketplace. The whole card is a link to the store's page. */
export function StoreCard({ store }: { store: ListedStore }) {
  const { slug, name, tagline, category, logoUrl, lowestPrice, isDemo } = store;
  return (
    <li className={css.item}>
      <CardLink href={paths.store.href(slug)}>
        <span className={css.card}>
          <span className={css.head}>
            <Avatar src={logoUrl} name={name} seed={store.id} size={48} shape="rounded" />
            <span className={css.words}>
              <span dir="auto" className={css.name}>
                {name}
              </span>
              <span className={css.category}>{categoryNames[category]}</span>
            </span>
            {isDemo && <Badge tone="accent">{marketplaceMessages.demoBadge}</Badge>}
          </span>
          <span dir="auto" className={css.tagline}>
            {tagline}
          </span>
          <span className={css.price}>
            {lowestPrice ? (
              <>
                <span className={css.from}>From </span>
                {priceText(lowestPrice.minor, lowestPrice)}
              </>
            ) : (
              <span className={css.from}>{marketplaceMessages.noMemberships}</span>
            )}
          </span>
        </span>
      </CardLink>
    </li>
  );
}

/**
 * Placeholders for store cards. They have no inline styles, because the Content Security Policy of a prerendered page
 * forbids them.
 */
export function LoadingCards() {
  return Array.from({ length: 3 }, (_, index) => (
    <li key={index} aria-hidden className={css.item}>
      <span className={css.placeholder}>
        <span className={css.head}>
          <span className={css.placeholderLogo}>
            <Skeleton shape="block" />
          </span>
          <span className={css.words}>
            <Skeleton />
            <Skeleton />
          </span>
        </span>
        <Skeleton />
        <Skeleton />
      </span>
    </li>
  ));
}
