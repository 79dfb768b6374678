import { Download } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '#components/Button/Button';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { paymentMessages } from '#content/messages/payments';
import type { PaymentsError } from '#domain/marketplace/transactions';
import { StorePaymentsContext } from '#machines/store-payments/store-payments.machine';
import { hasList, paymentsView, type PaymentsView } from '#machines/store-payments/view';
import { lazyComponent } from '../../_shell/lazy-component';
import { LoadingPayments, NothingPaid, PaymentsFailed } from './PaymentStates';
import { PaymentNotices } from './PaymentNotices';
import { Sums } from './Sums';
import { TransactionList } from './TransactionList';
import * as css from './Payments.css';

const Months = lazyComponent<{ now: number }>(async () => (await import('./Months')).Months);

export interface PaymentsProps {
  /** The time in Unix ms at which the page was opened. */
  now: number;
  /** The URL of the connection to the payment providers. */
  setupHref: string;
}

/** The transactions of a store (product.md §21.14). Reads the machine `store-payments`. */
export function Payments({ now, setupHref }: PaymentsProps) {
  // Deferred, so that the page responds while the list is rendered.
  const view = useDeferredValue(StorePaymentsContext.useSelector(paymentsView));
  const payments = StorePaymentsContext.useActorRef();
  const isListed = StorePaymentsContext.useSelector(hasList);
  const isCollecting = StorePaymentsContext.useSelector((state) =>
    state.matches({ page: { shown: { file: 'collecting' } } }),
  );
  const parts = {
    loading: <LoadingPayments />,
    shown: isListed ? (
      <>
        <PaymentNotices setupHref={setupHref} />
        <Sums />
        <Months now={now} />
        <TransactionList />
      </>
    ) : (
      <NothingPaid setupHref={setupHref} />
    ),
    signInRequired: <PaymentsFailed kind="signInRequired" />,
    notAllowed: <PaymentsFailed kind="notAllowed" />,
    unreachable: <PaymentsFailed kind="unreachable" />,
  } satisfies Record<PaymentsView | PaymentsError['kind'], ReactNode>;
  return (
    <div className={css.page}>
      <PageHeader
        title="Payments"
        subtitle={paymentMessages.lead}
        actions={
          view === 'shown' &&
          isListed && (
            <Button
              tone="plain"
              icon={<Download />}
              isPending={isCollecting}
              pendingLabel="Exporting..."
              onPress={() => payments.send({ type: 'export' })}
            >
              Export CSV
            </Button>
          )
        }
      />
      {parts[view]}
    </div>
  );
}
