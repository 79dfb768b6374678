import { PlugZap, ReceiptText } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { paymentMessages } from '#content/messages/market/payments';
import { visuallyHidden } from '#theme/visually-hidden.css';
import * as css from './Payments.css';

const ROWS = 6;

export function LoadingPayments() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {paymentMessages.loading}
      </p>
      <div aria-hidden className={css.skeleton}>
        {Array.from({ length: ROWS }, (_, index) => (
          <Skeleton key={index} width={index % 2 === 0 ? '60%' : '80%'} />
        ))}
      </div>
    </>
  );
}

/**
 * Shown if no transaction has been reported yet. `setupHref` is the URL of the page that connects payment providers.
 */
export function NothingPaid({ setupHref }: { setupHref: string }) {
  return (
    <div className={css.framed}>
      <EmptyState
        icon={<ReceiptText />}
        title={paymentMessages.empty}
        description={paymentMessages.emptyHelp}
        actions={
          <LinkButton href={setupHref} icon={<PlugZap />}>
            Connect a payment provider
          </LinkButton>
        }
      />
    </div>
  );
}
