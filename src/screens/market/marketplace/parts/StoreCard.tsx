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
import { box, grid, row } from '#theme/box';
import * as css from './StoreCard.css';

/** A store in the marketplace. The whole card is a link to the store's page. */
export function StoreCard({ store }: { store: ListedStore }) {
  const { slug, name, tagline, category, logoUrl, lowestPrice, isDemo } = store;
  return (
    <li className={grid({ shrinks: true })}>
      <CardLink href={paths.store.href(slug)}>
        <span className={css.card}>
          <span className={row({ gap: 'm', shrinks: true })}>
            <Avatar src={logoUrl} name={name} seed={store.id} size={48} shape="rounded" />
            <span className={grid({ gap: 'xs', flex: 1, shrinks: true })}>
              <span dir="auto" className={css.name}>
                {name}
              </span>
              <span className={box({ size: 's', color: 'textMuted' })}>
                {categoryNames[category]}
              </span>
            </span>
            {isDemo && <Badge tone="accent">{marketplaceMessages.demoBadge}</Badge>}
          </span>
          <span dir="auto" className={css.tagline}>
            {tagline}
          </span>
          <span className={box({ weight: 'strong' })}>
            {lowestPrice ? (
              <>
                <span className={box({ size: 's', weight: 'regular', color: 'textMuted' })}>
                  From{' '}
                </span>
                {priceText(lowestPrice.minor, lowestPrice)}
              </>
            ) : (
              <span className={box({ size: 's', weight: 'regular', color: 'textMuted' })}>
                {marketplaceMessages.noMemberships}
              </span>
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
    <li key={index} aria-hidden className={grid({ shrinks: true })}>
      <span className={css.placeholder}>
        <span className={row({ gap: 'm', shrinks: true })}>
          <span className={css.placeholderLogo}>
            <Skeleton shape="block" />
          </span>
          <span className={grid({ gap: 'xs', flex: 1, shrinks: true })}>
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
