import type { ReactNode } from 'react';
import { Anchor } from '#components/Link/Anchor';
import { brand } from '#content/brand';
import { securePaymentText } from '#content/messages/market/marketplace';
import { checkoutOf } from '#domain/marketplace/checkout';
import type { StorePage } from '#domain/marketplace/store';
import { paths } from '#domain/paths';
import { box, row } from '#theme/box';
import * as css from './StoreFooter.css';

export interface StoreFooterProps {
  store: StorePage;
  report?: ReactNode;
}

export function StoreFooter({ store, report }: StoreFooterProps) {
  const { name, supportUrl, memberships, design } = store;
  const providers = new Set(
    memberships.flatMap(({ checkoutUrl }) => {
      const checkout = checkoutUrl === null ? null : checkoutOf(checkoutUrl);
      return checkout ? [checkout.provider ?? checkout.host] : [];
    }),
  );
  const [provider = null, ...others] = providers;
  return (
    <footer className={css.footer}>
      <div className={css.inside({ layout: design.layout })}>
        <p>{securePaymentText(others.length > 0 ? null : provider)}</p>
        <p dir="auto" className={box({ shrinks: true, breaks: true })}>{`© 2024 ${name}`}</p>
        <nav aria-label="Footer" className={row({ gap: 'l', align: 'stretch', wraps: true })}>
          {supportUrl !== null && (
            <Anchor
              href={supportUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={css.link}
            >
              Get support
            </Anchor>
          )}
          <Anchor href={paths.docs.href()} className={css.link}>
            Documentation
          </Anchor>
          <Anchor href={paths.marketplace.href()} className={css.link}>
            {`${brand.name} Marketplace`}
          </Anchor>
          {report}
        </nav>
      </div>
    </footer>
  );
}
