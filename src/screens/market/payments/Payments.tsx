import { Download, PlugZap, ReceiptText } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { Link } from '#components/Link/Link';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { paymentMessages, paymentsErrors, exportErrors } from '#content/messages/market/payments';
import { hasList } from '#domain/marketplace/transactions';
import { runningSubject, viewOf, failedRun } from '#machines/charts/view';
import { PaymentsExportContext } from '#machines/market/csv-export/csv-export.machine';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { grid, stack } from '#theme/box';
import { lazyComponent } from '../../shell/lazy-component';
import { Reading, ReadingNotices } from '../../shell/Reading';
import { Sums } from './Sums';
import { TransactionList } from './TransactionList';

const Months = lazyComponent<{ now: number }>(async () => (await import('./Months')).Months);

export interface PaymentsProps {
  /** The time in Unix ms at which the page was opened. */
  now: number;
  /** The URL of the connection to the payment providers. */
  setupHref: string;
}

/** The transactions of a store (product.md §21.14). Reads the machines `store-payments` and `csv-export`. */
export function Payments({ now, setupHref }: PaymentsProps) {
  const view = StorePaymentsContext.useSelector(viewOf);
  const payments = StorePaymentsContext.useActorRef();
  const isListed = StorePaymentsContext.useSelector(
    ({ context: { value, answered } }) => value !== null && hasList(value, answered.query),
  );
  const exporter = PaymentsExportContext.useActorRef();
  const isExporting = PaymentsExportContext.useSelector((state) => runningSubject(state) !== null);
  return (
    <div className={stack({ gap: 'xl', shrinks: true })}>
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
      <Reading
        reader={StorePaymentsContext}
        texts={{ loading: paymentMessages.loading, errors: paymentsErrors }}
        skeleton={
          <div aria-hidden className={grid({ gap: 'l', padding: 'xl', surface: 'card' })}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} width={index % 2 === 0 ? '60%' : '80%'} />
            ))}
          </div>
        }
        empty={
          !isListed && (
            <EmptyState
              isFramed
              icon={<ReceiptText />}
              title={paymentMessages.empty}
              description={paymentMessages.emptyHelp}
              actions={
                <LinkButton href={setupHref} icon={<PlugZap />}>
                  Connect a payment provider
                </LinkButton>
              }
            />
          )
        }
      >
        <PaymentNotices setupHref={setupHref} />
        <Sums />
        <Months now={now} />
        <TransactionList />
      </Reading>
    </div>
  );
}

/**
 * Notices above the list: a file could not be created, a buyer has paid for a plan without a membership, or the list
 * may be out of date.
 */
function PaymentNotices({ setupHref }: { setupHref: string }) {
  const exporter = PaymentsExportContext.useActorRef();
  const failure = PaymentsExportContext.useSelector((state) => failedRun(state)?.kind ?? null);
  const isUnassigned = StorePaymentsContext.useSelector(
    ({ context }) => (context.value?.page.unassigned.length ?? 0) > 0,
  );
  return (
    <>
      {failure && (
        <AlertPanel
          isLive
          tone="danger"
          title={exportErrors[failure]}
          actions={
            <Button tone="plain" size="compact" onPress={() => exporter.send({ type: 'dismiss' })}>
              Dismiss
            </Button>
          }
        />
      )}
      {isUnassigned && (
        <AlertPanel tone="warning" title={paymentMessages.waitingTitle}>
          {`${paymentMessages.waitingHelp} `}
          <Link href={setupHref}>Assign the plan in Settings</Link>
        </AlertPanel>
      )}
      <ReadingNotices
        reader={StorePaymentsContext}
        texts={{ stale: paymentMessages.stale, liveLost: paymentMessages.notLive }}
      />
    </>
  );
}
