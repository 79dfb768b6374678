import { useId, useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { Select } from '#components/Select/Select';
import { monthName, paymentMessages } from '#content/messages/payments';
import { formatNumber } from '#domain/format-number';
import { formatAmount } from '#domain/marketplace/amount';
import {
  currenciesOf,
  lastMonths,
  type MonthSums,
  netMinor,
} from '#domain/marketplace/transactions';
import { StorePaymentsContext } from '#machines/store-payments/store-payments.context';
import { MonthChart } from './MonthChart';
import * as css from './Months.css';

/** How many months the chart shows. */
const MONTHS = 12;
/** Up to this many currencies are segments. */
const SEGMENTS = 3;

/** The totals of the last months in one currency: a chart, and the same as a table. `now` is in Unix ms. */
export function Months({ now }: { now: number }) {
  const titleId = useId();
  const months = StorePaymentsContext.useSelector(({ context }) => context.payments?.months ?? []);
  const currencies = currenciesOf(months);
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = currencies;
  const currency = currencies.find((each) => each === chosen) ?? first;
  if (currency === undefined) return null;
  const shown = lastMonths(months, { currency, now, count: MONTHS });
  const options = currencies.map((id) => ({ id, label: id }));
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          Monthly totals
        </h2>
        {options.length > 1 &&
          (options.length <= SEGMENTS ? (
            <SegmentedControl
              label="Currency of the chart"
              segments={options}
              value={currency}
              onChange={setChosen}
            />
          ) : (
            <Select
              isLabelHidden
              label="Currency of the chart"
              options={options}
              value={currency}
              onChange={setChosen}
            />
          ))}
      </div>
      <MonthChart months={shown} />
      <details className={css.details}>
        <summary className={css.summary}>Show as a table</summary>
        <MonthTable months={shown} />
        <p className={css.help}>{paymentMessages.monthsHelp}</p>
      </details>
    </section>
  );
}

function MonthTable({ months }: { months: readonly MonthSums[] }) {
  return (
    <div role="region" aria-label="Monthly totals as a table" className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Payments</th>
            <th scope="col">Paid</th>
            <th scope="col">Refunded</th>
            <th scope="col">Disputed</th>
            <th scope="col">Net</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((sums) => (
            <tr key={sums.month}>
              <th scope="row">{monthName(sums.month)}</th>
              <td>{formatNumber(sums.payments)}</td>
              <td>{formatAmount(sums.paymentsMinor, sums.currency)}</td>
              <td>{formatAmount(sums.refundsMinor, sums.currency)}</td>
              <td>{formatAmount(sums.disputesMinor, sums.currency)}</td>
              <td>{formatAmount(netMinor(sums), sums.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
