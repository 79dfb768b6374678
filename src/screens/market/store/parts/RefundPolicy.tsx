import { useId } from 'react';
import { marketplaceMessages } from '#content/messages/market/marketplace';
import { isShortPolicy } from '#domain/marketplace/refund-policy';
import type { StorePage } from '#domain/marketplace/store';
import { stack } from '#theme/box';
import * as css from '../StoreView.css';
import { sectionIds } from './Memberships';

/** A policy that is too long for the line below the memberships. */
export function RefundPolicy({ store: { refundPolicy, design } }: { store: StorePage }) {
  const titleId = useId();
  if (isShortPolicy(refundPolicy)) return null;
  return (
    <section
      id={sectionIds.refunds}
      aria-labelledby={titleId}
      className={`${stack({ gap: 'l' })} ${css.section}`}
    >
      <h2 id={titleId} className={css.heading({ layout: design.layout })}>
        {marketplaceMessages.refundPolicy}
      </h2>
      <p dir="auto" className={css.answer}>
        {refundPolicy}
      </p>
    </section>
  );
}
