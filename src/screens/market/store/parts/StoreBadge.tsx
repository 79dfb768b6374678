import { useState } from 'react';
import type { StorePage } from '#domain/marketplace/store';
import { badgeIconComponents } from './badge-icon';
import * as css from './StoreBadge.css';

/** The logo of a store. If there is no logo, or if it fails to load, the badge icon of the store's design is shown. */
export function StoreBadge({ store: { logoUrl, design } }: { store: StorePage }) {
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
