import { useId, useState } from 'react';
import {
  changeText,
  dayName,
  overviewMessages,
  periodText,
  shortDayName,
} from '#content/messages/market/overview';
import { changesByDay, daySums, overviewCurrencies } from '#domain/marketplace/store-overview';
import { StoreOverviewContext } from '#machines/market/store-overview/store-overview.machine';
import { box, grid, row } from '#theme/box';
import * as css from '../charts/Charts.css';
import { type ChartMark, CurrencyChoice, SumsChart, SumsTable } from '../charts/SumsChart';

/** Shows one currency, and marks the days on which the design or a price changed. */
export function RevenueChart() {
  const titleId = useId();
  const overview = StoreOverviewContext.useSelector(({ context }) => context.value);
  const period = StoreOverviewContext.useSelector(({ context }) => context.answered.query.days);
  const [chosen, setChosen] = useState<string | null>(null);
  if (overview === null) return null;
  const currencies = overviewCurrencies(overview);
  const currency = currencies.find((each) => each === chosen) ?? currencies[0];
  const marks = changesByDay(overview.changes).map(({ day, changes }): ChartMark => ({
    at: day,
    texts: changes.map(changeText),
  }));
  return (
    <section
      aria-labelledby={titleId}
      className={grid({ gap: 'l', shrinks: true, surface: 'panel' })}
    >
      <div className={row({ gap: 'm', justify: 'between', wraps: true })}>
        <h3 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
          {`Payments per day, ${periodText(period).toLowerCase()}`}
        </h3>
        {currency !== undefined && (
          <CurrencyChoice currencies={currencies} value={currency} onChange={setChosen} />
        )}
      </div>
      {currency === undefined ? (
        <p className={box({ size: 's', color: 'textMuted', marginBlockStart: 's' })}>
          {overviewMessages.noPayments}
        </p>
      ) : (
        <Chart sums={sumsOf(daySums(overview, currency))} currency={currency} marks={marks} />
      )}
      {marks.length > 0 && <Marks marks={marks} />}
    </section>
  );
}

type DayRow = ReturnType<typeof daySums>[number];

function sumsOf(days: readonly DayRow[]) {
  return days.map(({ day, ...row }) => ({ at: day, ...row }));
}

function Chart({
  sums,
  currency,
  marks,
}: {
  sums: ReturnType<typeof sumsOf>;
  currency: string;
  marks: readonly ChartMark[];
}) {
  const changesOf = (day: string) => marks.find(({ at }) => at === day)?.texts.join('; ') ?? '';
  return (
    <>
      <SumsChart
        sums={sums}
        currency={currency}
        title="Payments per day. The table below has the same figures."
        shortName={shortDayName}
        longName={dayName}
        marks={marks}
      />
      <details className={css.details}>
        <summary className={css.summary}>Show as a table</summary>
        <SumsTable
          label="Payments per day as a table"
          column="Day"
          sums={sums}
          nameOf={dayName}
          {...(marks.length > 0 && { changesOf })}
        />
        <p className={box({ size: 's', color: 'textMuted', marginBlockStart: 's' })}>
          {overviewMessages.daysHelp}
        </p>
      </details>
    </>
  );
}

/** The list of the changes in the period. The number of an item is also the number of its line in the chart. */
function Marks({ marks }: { marks: readonly ChartMark[] }) {
  return (
    <ol aria-label="Changes in this period" className={css.marks}>
      {marks.map(({ at, texts }) => (
        <li key={at}>
          <span className={css.markDay}>{dayName(at)}</span>
          {texts.map((text) => (
            <bdi key={text} className={css.markText}>
              {text}
            </bdi>
          ))}
        </li>
      ))}
    </ol>
  );
}
