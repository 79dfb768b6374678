import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { digitsOf, formatAmount } from '#domain/marketplace/amount';
import type { Sums } from '#domain/marketplace/transactions';
import * as css from './Charts.css';

const RADIUS: [number, number, number, number] = [3, 3, 0, 0];

/** The sums of a month or a day, such as '2026-11'. */
export interface SumsAt extends Sums {
  at: string;
}

/** A line at a day, with what happened on it. */
export interface ChartMark {
  at: string;
  texts: readonly string[];
}

export interface SumsChartProps {
  /** All in one currency. */
  sums: readonly SumsAt[];
  currency: string;
  /** Read out, and names the table with the same figures. */
  title: string;
  /** The names of a month or a day below the chart and in the tooltip. */
  shortName: (at: string) => string;
  longName: (at: string) => string;
  marks?: readonly ChartMark[];
}

/** Two bars for each month or day: what was paid, and what was refunded or disputed. A table has the same figures. */
export function SumsChart(props: SumsChartProps) {
  const { sums, currency, title, shortName, longName, marks = [] } = props;
  const bars = sums.map(({ at, paymentsMinor, refundsMinor, disputesMinor }) => ({
    at,
    received: paymentsMinor,
    returned: refundsMinor + disputesMinor,
  }));
  return (
    <>
      <div className={css.chart}>
        <ResponsiveContainer>
          <BarChart
            data={bars}
            title={title}
            margin={{ top: marks.length > 0 ? 20 : 8, right: 0, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} />
            <XAxis dataKey="at" tickFormatter={shortName} tickLine={false} axisLine={false} />
            <YAxis
              width="auto"
              tickFormatter={(minor: number) => compactPrice(minor, currency)}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip
              isAnimationActive={false}
              content={({ active, label, payload }) =>
                active && typeof label === 'string' ? (
                  <div className={css.tooltip}>
                    <span className={css.tooltipTitle}>{longName(label)}</span>
                    {payload.map(({ dataKey, value }) => (
                      <span key={String(dataKey)}>
                        {`${dataKey === 'received' ? 'Paid' : 'Refunded or disputed'}: ${formatAmount(Number(value), currency)}`}
                      </span>
                    ))}
                    {marks
                      .filter(({ at }) => at === label)
                      .flatMap(({ texts }) => texts)
                      .map((text) => (
                        <span key={text}>{text}</span>
                      ))}
                  </div>
                ) : null
              }
            />
            <Bar
              dataKey="received"
              radius={RADIUS}
              isAnimationActive={false}
              className={css.received}
            />
            <Bar
              dataKey="returned"
              radius={RADIUS}
              isAnimationActive={false}
              className={css.returned}
            />
            {marks.map(({ at }, index) => (
              <ReferenceLine
                key={at}
                x={at}
                strokeDasharray="4 3"
                label={{ value: index + 1, position: 'top' }}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ul aria-hidden className={css.legend}>
        <li className={css.legendEntry}>
          <LegendMark className={css.received} />
          Paid
        </li>
        <li className={css.legendEntry}>
          <LegendMark className={css.returned} />
          Refunded or disputed
        </li>
      </ul>
    </>
  );
}

function LegendMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 12 12" className={`${css.mark} ${className}`}>
      <rect width="12" height="12" rx="3" />
    </svg>
  );
}

/** "$1.2K". */
function compactPrice(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  return format.format(minor / 10 ** digitsOf(currency));
}
