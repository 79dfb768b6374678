import { useId } from 'react';
import { Avatar } from '#components/Avatar/Avatar';
import { Badge } from '#components/Badge/Badge';
import { CardLink } from '#components/Card/Card';
import { Skeleton } from '#components/Skeleton/Skeleton';
import {
  categoryNames,
  marketplaceMessages,
  membersText,
  priceText,
  reviewCountText,
} from '#content/messages/market/marketplace';
import type { ListedStore, StoreFigures } from '#domain/marketplace/listing';
import { paths } from '#domain/paths';
import { box, grid, row, stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from '../Marketplace.css';

/** A store in the list of the marketplace. */
export function StoreCard({ store }: { store: ListedStore }) {
  const { slug, name, tagline, category, logoUrl, colors, lowestPrice, figures } = store;
  return (
    <li className={grid({ shrinks: true })}>
      <CardLink href={paths.store.href(slug)}>
        <span className={css.card}>
          <Cover colors={colors} />
          <span className={row({ gap: 'm', shrinks: true })}>
            <Avatar src={logoUrl} name={name} seed={store.id} size={48} shape="rounded" />
            <span className={grid({ gap: 'xs', flex: 1, shrinks: true })}>
              <span dir="auto" className={box({ lines: 2, weight: 'strong', breaks: true })}>
                {name}
              </span>
              <span className={box({ size: 's', color: 'textMuted' })}>
                {categoryNames[category]}
              </span>
            </span>
          </span>
          <Mark store={store} />
          <span dir="auto" className={box({ lines: 3, color: 'textMuted', breaks: true })}>
            {tagline}
          </span>
          <span className={stack({ gap: 'xs' })}>
            {figures && <Figures figures={figures} />}
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
        </span>
      </CardLink>
    </li>
  );
}

/** What is special about a store, in the corner of its cover. */
function Mark({ store: { isDemo, figures } }: { store: ListedStore }) {
  const text = isDemo
    ? marketplaceMessages.demoBadge
    : figures?.isSoldOut
      ? marketplaceMessages.soldOut
      : figures?.isEarlyBird
        ? marketplaceMessages.earlyBird
        : null;
  if (text === null) return null;
  return (
    <span className={css.mark}>
      <Badge>{text}</Badge>
    </span>
  );
}

/** Renders nothing before anything was counted. */
function Figures({ figures: { rating, members } }: { figures: StoreFigures }) {
  if (rating === null && members === 0) return null;
  return (
    <span className={row({ columnGap: 'm', wraps: true, size: 's', color: 'textMuted' })}>
      {rating && (
        <span>
          <span aria-hidden>★ </span>
          <span className={box({ weight: 'strong', color: 'text' })}>
            {rating.average.toFixed(1)}
          </span>
          <span className={visuallyHidden}> out of 5</span>
          {` (${reviewCountText(rating.count)}) `}
        </span>
      )}
      {members > 0 && <span>{membersText(members)}</span>}
    </span>
  );
}

/** Has attributes instead of styles, because the Content Security Policy of a prerendered page forbids inline styles. */
function Cover({ colors: [from, to] }: Pick<ListedStore, 'colors'>) {
  const id = useId();
  return (
    <svg aria-hidden viewBox="0 0 40 8" preserveAspectRatio="none" className={css.cover}>
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width="40" height="8" fill={`url(#${id})`} />
    </svg>
  );
}

/** Has no inline styles, because the Content Security Policy of a prerendered page forbids them. */
export function LoadingCards() {
  return Array.from({ length: 3 }, (_, index) => (
    <li key={index} aria-hidden className={grid({ shrinks: true })}>
      <span className={css.placeholder}>
        <span className={css.placeholderCover}>
          <Skeleton shape="block" />
        </span>
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
