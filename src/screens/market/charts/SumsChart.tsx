import { useParentSize } from '@visx/responsive';
import type { Sums } from '#domain/marketplace/transactions';
import { row } from '#theme/box';
import { SumsPlot } from './SumsPlot';
import * as css from './Charts.css';

/** The sums of a month or a day. `at` is the month or day, such as '2026-11' for a month. */
export interface SumsAt extends Sums {
  at: string;
}

/** A vertical line at a day, with texts for the events of that day. */
export interface ChartMark {
  at: string;
  texts: readonly string[];
}

export interface SumsChartProps {
  /** All sums are in the same currency. */
  sums: readonly SumsAt[];
  currency: string;
  /** The accessible name of the chart. It refers to the table with the same figures. */
  title: string;
  /** Returns the name of a month or day: the short name is below the chart, the long name in the tooltip. */
  shortName: (at: string) => string;
  longName: (at: string) => string;
  marks?: readonly ChartMark[];
}

/**
 * Two bars for each month or day: the amount paid, and the amount refunded or disputed. A table has the same figures.
 */
export function SumsChart({ sums, ...props }: SumsChartProps) {
  const { parentRef, width, height, node } = useParentSize<HTMLDivElement>();
  const bars = sums.map(({ at, paymentsMinor, refundsMinor, disputesMinor }) => ({
    at,
    received: paymentsMinor,
    returned: refundsMinor + disputesMinor,
  }));
  return (
    <>
      <div ref={parentRef} className={css.chart}>
        {node !== null && width > 0 && (
          <SumsPlot
            {...props}
            bars={bars}
            size={{ width, height, em: Number.parseFloat(getComputedStyle(node).fontSize) }}
          />
        )}
      </div>
      <ul aria-hidden className={css.legend}>
        <li className={row({ gap: 's', inline: true })}>
          <LegendMark className={css.received} />
          Paid
        </li>
        <li className={row({ gap: 's', inline: true })}>
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
