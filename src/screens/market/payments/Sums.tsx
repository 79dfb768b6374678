import { paymentMessages, unassignedText } from '#content/messages/market/payments';
import { formatPrice } from '#domain/marketplace/price';
import {
  currenciesOf,
  netMinor,
  transactionsList,
  type Sums as CurrencySums,
} from '#domain/marketplace/transactions';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { box, grid } from '#theme/box';
import * as css from './Sums.css';

/** The amounts paid, refunded and disputed, one row for each currency. */
export function Sums() {
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
    <dl aria-label={currency} className={css.row}>
      {facts.map(({ label, minor }) => (
        <div key={label} className={grid({ gap: 'xs', shrinks: true })}>
          <dt className={box({ size: 's', color: 'textMuted' })}>{`${label} · ${currency}`}</dt>
          <dd className={label === 'Net' ? css.net : css.value}>{formatPrice(minor, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
