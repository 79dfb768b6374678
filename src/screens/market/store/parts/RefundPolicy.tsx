import { useId } from 'react';
import type { StorePage } from '#domain/marketplace/store';
import { heading, section } from '../StoreView.css';
import { answer, list } from './Faq.css';

export function RefundPolicy({ store: { refundPolicy, design } }: { store: StorePage }) {
  const titleId = useId();
  if (refundPolicy.trim() === '') return null;
  return (
    <section aria-labelledby={titleId} className={section}>
      <h2 id={titleId} className={heading({ layout: design.layout })}>
        Refund Policy
      </h2>
      <div className={list({ layout: design.layout })}>
        <p dir="auto" className={answer}>
          {refundPolicy}
        </p>
      </div>
    </section>
  );
}
