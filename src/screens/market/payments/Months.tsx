import { useId, useState } from 'react';
import { monthName, paymentMessages, shortMonthName } from '#content/messages/market/payments';
import { currenciesOf, lastMonths } from '#domain/marketplace/transactions';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { box, grid, row } from '#theme/box';
import * as css from '../charts/Charts.css';
import { CurrencyChoice, SumsChart, SumsTable } from '../charts/SumsChart';

const MONTHS = 12;

/** The totals of the last months in one currency, as a chart and as a table. `now` is in Unix ms. */
export function Months({ now }: { now: number }) {
  const titleId = useId();
  const months = StorePaymentsContext.useSelector(({ context }) => context.value?.months ?? []);
  const currencies = currenciesOf(months);
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = currencies;
  const currency = currencies.find((each) => each === chosen) ?? first;
  if (currency === undefined) return null;
  const sums = lastMonths(months, { currency, now, count: MONTHS }).map(({ month, ...row }) => ({
    at: month,
    ...row,
  }));
  return (
    <section
      aria-labelledby={titleId}
      className={grid({ gap: 'l', shrinks: true, surface: 'panel' })}
    >
      <div className={row({ gap: 'm', justify: 'between', wraps: true })}>
        <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          Monthly totals
        </h2>
        <CurrencyChoice currencies={currencies} value={currency} onChange={setChosen} />
      </div>
      <SumsChart
        sums={sums}
        currency={currency}
        title="Monthly totals. The table below has the same figures."
        shortName={shortMonthName}
        longName={monthName}
      />
      <details className={css.details}>
        <summary className={css.summary}>Show as a table</summary>
        <SumsTable
          label="Monthly totals as a table"
          column="Month"
          sums={sums}
          nameOf={monthName}
        />
        <p className={box({ size: 's', color: 'textMuted', marginBlockStart: 's' })}>
          {paymentMessages.monthsHelp}
        </p>
      </details>
    </section>
  );
}
