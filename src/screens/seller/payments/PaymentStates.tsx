import { PlugZap, ReceiptText, RotateCw, Unplug } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { paymentMessages, paymentsErrors } from '#content/messages/payments';
import type { PaymentsError } from '#domain/marketplace/transactions';
import { StorePaymentsContext } from '#machines/store-payments/store-payments.machine';
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

export function PaymentsFailed({ kind }: { kind: PaymentsError['kind'] }) {
  const payments = StorePaymentsContext.useActorRef();
  const { title, help } = paymentsErrors[kind];
  return (
    <div role="alert" className={css.framed}>
      <EmptyState
        icon={<Unplug />}
        title={title}
        description={help}
        actions={
          <Button icon={<RotateCw />} onPress={() => payments.send({ type: 'retry' })}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
