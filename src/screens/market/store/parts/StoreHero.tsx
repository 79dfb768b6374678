import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Anchor } from '#components/Link/Anchor';
import {
  categoryNames,
  figureTexts,
  marketplaceMessages,
} from '#content/messages/market/marketplace';
import type { StorePage } from '#domain/marketplace/store';
import { paths } from '#domain/paths';
import { box } from '#theme/box';
import { badgeIconComponents } from './badge-icon';
import * as css from './StoreHero.css';

export interface StoreHeroProps {
  store: StorePage;
  /** The viewer's account; missing in a preview. */
  account?: ReactNode;
}

/** The head of a store page: Back, the account, the store's badge, name, subtitle and figures. */
export function StoreHero({ store, account }: StoreHeroProps) {
  const { design, name, tagline, category, sellerName, isDemo } = store;
  const { layout, heroSubtitle } = design;
  const figures = figureTexts(store);
  return (
    <header className={css.hero({ layout })}>
      <div className={css.inside({ layout })}>
        <div className={css.bar}>
          <Anchor href={paths.marketplace.href()} className={css.back}>
            <ArrowLeft aria-hidden size="1em" />
            Back
          </Anchor>
          {account && <div className={css.account({ layout })}>{account}</div>}
        </div>
        <div className={css.name({ layout })}>
          {layout !== 'minimal' && (
            <span className={css.badge({ layout })}>
              <StoreBadge store={store} />
            </span>
          )}
          <div className={css.words({ layout })}>
            <p className={box({ size: 's', weight: 'medium' })}>{categoryNames[category]}</p>
            <h1 dir="auto" className={css.title({ layout })}>
              {name}
            </h1>
            {heroSubtitle.trim() !== '' && (
              <p dir="auto" className={`${box({ size: 'l', breaks: true })} ${css.subtitle}`}>
                {heroSubtitle}
              </p>
            )}
            {layout !== 'modern' && tagline !== '' && (
              <p dir="auto" className={css.tagline}>
                {tagline}
              </p>
            )}
            {sellerName.trim() !== '' && (
              <p className={box({ size: 's', breaks: true })}>
                {`${marketplaceMessages.soldBy} `}
                <bdi className={box({ weight: 'medium' })}>{sellerName}</bdi>
              </p>
            )}
          </div>
        </div>
        {figures.length > 0 && (
          <ul aria-label="About this store" className={css.figures({ layout })}>
            {figures.map((figure) => (
              <li key={figure} dir="auto" className={css.figure({ layout })}>
                {figure}
              </li>
            ))}
          </ul>
        )}
        {isDemo && <p className={css.demo({ layout })}>{marketplaceMessages.demoStore}</p>}
      </div>
    </header>
  );
}

/** The logo of a store. If there is no logo, or if it fails to load, the badge icon of the store's design is shown. */
function StoreBadge({ store: { logoUrl, design } }: { store: StorePage }) {
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = badgeIconComponents[design.iconBadge];
  if (logoUrl === null || logoUrl === broken) return <Icon aria-hidden className={css.icon} />;
  const reject = () => setBroken(logoUrl);
  return (
    <img
      // A picture in the server's HTML can fail to load before React attaches its event handlers.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) reject();
      }}
      src={logoUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={reject}
      className={css.logo}
    />
  );
}
