import { Download } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Button } from '#components/Button/Button';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { paymentMessages, paymentsErrors } from '#content/messages/market/payments';
import { hasList } from '#domain/marketplace/transactions';
import { runningSubject, viewOf } from '#machines/charts/view';
import { PaymentsExportContext } from '#machines/market/csv-export/csv-export.machine';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { lazyComponent } from '../../shell/lazy-component';
import { ReadingFailed } from '../../shell/Reading';
import { LoadingPayments, NothingPaid } from './PaymentStates';
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

/** The transactions of a store (product.md §21.14). Reads the machines `store-payments` and `csv-export`. */
export function Payments({ now, setupHref }: PaymentsProps) {
  // Deferred, so that the page responds while the list is rendered.
  const view = useDeferredValue(StorePaymentsContext.useSelector(viewOf));
  const payments = StorePaymentsContext.useActorRef();
  const isListed = StorePaymentsContext.useSelector(
    ({ context: { value, answered } }) => value !== null && hasList(value, answered.query),
  );
  const exporter = PaymentsExportContext.useActorRef();
  const isExporting = PaymentsExportContext.useSelector((state) => runningSubject(state) !== null);
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
              isPending={isExporting}
              pendingLabel="Exporting..."
              onPress={() =>
                exporter.send({ type: 'run', subject: payments.getSnapshot().context.request })
              }
            >
              Export CSV
            </Button>
          )
        }
      />
      {view === 'loading' && <LoadingPayments />}
      {view === 'shown' && !isListed && <NothingPaid setupHref={setupHref} />}
      {view === 'shown' && isListed && (
        <>
          <PaymentNotices setupHref={setupHref} />
          <Sums />
          <Months now={now} />
          <TransactionList />
        </>
      )}
      {view !== 'loading' && view !== 'shown' && (
        <ReadingFailed
          reader={StorePaymentsContext}
          kind={view}
          text={paymentsErrors[view]}
          className={css.framed}
        />
      )}
    </div>
  );
}
