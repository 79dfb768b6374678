import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { monthName, shortMonthName } from '#content/messages/payments';
import { digitsOf, formatAmount } from '#domain/marketplace/amount';
import type { MonthSums } from '#domain/marketplace/transactions';
import * as css from './Months.css';

const RADIUS: [number, number, number, number] = [3, 3, 0, 0];

/** Two bars for each month: what was paid, and what was refunded or disputed. The table has the same figures. */
export function MonthChart({ months }: { months: readonly MonthSums[] }) {
  const currency = months[0]?.currency ?? 'USD';
  const bars = months.map(({ month, paymentsMinor, refundsMinor, disputesMinor }) => ({
    month,
    received: paymentsMinor,
    returned: refundsMinor + disputesMinor,
  }));
  return (
    <>
      <div className={css.chart}>
        <ResponsiveContainer>
          <BarChart
            data={bars}
            title="Monthly totals. The table below has the same figures."
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} />
            <XAxis
              dataKey="month"
              tickFormatter={shortMonthName}
              tickLine={false}
              axisLine={false}
            />
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
                    <span className={css.tooltipTitle}>{monthName(label)}</span>
                    {payload.map(({ dataKey, value }) => (
                      <span key={String(dataKey)}>
                        {`${dataKey === 'received' ? 'Paid' : 'Refunded or disputed'}: ${formatAmount(Number(value), currency)}`}
                      </span>
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
