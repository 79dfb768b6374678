import { Download, PlugZap, ReceiptText } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Link } from '#components/Link/Link';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { paymentMessages, paymentsErrors, unassignedText } from '#content/messages/market/payments';
import { formatPrice } from '#domain/marketplace/price';
import {
  currenciesOf,
  hasList,
  netMinor,
  type Sums as CurrencySums,
  transactionsList,
} from '#domain/marketplace/transactions';
import { viewOf } from '#machines/charts/view';
import { isExporting, PaymentsExportContext } from '#machines/market/csv-export/csv-export.machine';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { box, grid, stack } from '#theme/box';
import { lazyComponent } from '../../shell/lazy-component';
import { Reading, ReadingNotices } from '../../shell/Reading';
import { ExportStatus } from '../export/ExportStatus';
import * as css from './Payments.css';
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
  const isRunning = PaymentsExportContext.useSelector(isExporting);
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
              isPending={isRunning}
              pendingLabel="Exporting..."
              onPress={() => {
                const { answered, value } = payments.getSnapshot().context;
                if (value === null) return;
                const { page, memberships } = value;
                exporter.send({
                  type: 'run',
                  request: { ...answered, total: page.total, memberships },
                });
              }}
            >
              Export CSV
            </Button>
          )
        }
      />
      <ExportStatus exporter={PaymentsExportContext} rows="transactions" />
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

/** Says that a buyer has paid for a plan without a membership, or that the list may be out of date. */
function PaymentNotices({ setupHref }: { setupHref: string }) {
  const isUnassigned = StorePaymentsContext.useSelector(
    ({ context }) => (context.value?.page.unassigned.length ?? 0) > 0,
  );
  return (
    <>
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

function Sums() {
  const sums = StorePaymentsContext.useSelector(({ context }) => context.value?.page.sums ?? []);
  const isPart = StorePaymentsContext.useSelector(({ context }) =>
    transactionsList.isNarrowed(context.answered.query),
  );
  const months = StorePaymentsContext.useSelector(({ context }) => context.value?.months ?? []);
  const order = currenciesOf(months);
  const sorted = sums.toSorted((a, b) => order.indexOf(a.currency) - order.indexOf(b.currency));
  const unassigned = StorePaymentsContext.useSelector(
    ({ context }) => context.value?.page.unassigned ?? [],
  );
  if (sums.length === 0 && unassigned.length === 0) return null;
  return (
    <section
      aria-label={isPart ? 'Totals for this filter' : 'Totals'}
      className={grid({ gap: 'm' })}
    >
      {sorted.map((each) => (
        <CurrencyRow key={each.currency} sums={each} />
      ))}
      {unassigned.length > 0 && (
        <div className={grid({ gap: 'xs', padding: 'm', surface: 'dashed' })}>
          {unassigned.map((each) => (
            <p key={each.currency}>{unassignedText(each)}</p>
          ))}
          <p className={box({ size: 's', color: 'textMuted' })}>{paymentMessages.unassignedHelp}</p>
        </div>
      )}
      {sums.length > 1 && (
        <p className={box({ size: 's', color: 'textMuted' })}>{paymentMessages.sumsHelp}</p>
      )}
    </section>
  );
}

function CurrencyRow({ sums }: { sums: CurrencySums }) {
  const { currency, paymentsMinor, refundsMinor, disputesMinor } = sums;
  const facts = [
    { label: 'Net', minor: netMinor(sums) },
    { label: 'Payments', minor: paymentsMinor },
    { label: 'Refunds', minor: -refundsMinor },
    { label: 'Disputes', minor: -disputesMinor },
  ];
  return (
    <dl
      aria-label={currency}
      className={`${grid({ gap: 'm', padding: 'l', surface: 'card' })} ${css.sums}`}
    >
      {facts.map(({ label, minor }) => (
        <div key={label} className={grid({ gap: 'xs', shrinks: true })}>
          <dt className={box({ size: 's', color: 'textMuted' })}>{`${label} · ${currency}`}</dt>
          <dd
            className={
              label === 'Net'
                ? box({ size: 'xl', weight: 'strong', digits: true, breaks: true })
                : box({ size: 'l', digits: true, breaks: true })
            }
          >
            {formatPrice(minor, currency)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
