import { useParentSize } from '@visx/responsive';
import { ScrollRegion } from '#components/ScrollRegion/ScrollRegion';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { Select } from '#components/Select/Select';
import { formatNumber } from '#domain/format-number';
import { formatPrice } from '#domain/marketplace/price';
import { netMinor, type Sums } from '#domain/marketplace/transactions';
import { row } from '#theme/box';
import * as css from './Charts.css';
import { SumsPlot } from './SumsPlot';

/** The sums of a month or a day. `at` is the month or day, such as '2026-11' for a month. */
interface SumsAt extends Sums {
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
  title: string;
  /** Returns the name of a month or day: the short name is below the chart, the long name in the tooltip. */
  shortName: (at: string) => string;
  longName: (at: string) => string;
  marks?: readonly ChartMark[];
}

/** Draws two bars for each month or day: paid, and refunded or disputed. A table has the same figures. */
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
      <ul aria-hidden className={row({ gap: 'l', wraps: true, size: 's', color: 'textMuted' })}>
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

interface SumsTableProps {
  label: string;
  column: string;
  /** The sums, oldest first. The table shows the latest first. */
  sums: readonly (SumsAt & { payments: number })[];
  nameOf: (at: string) => string;
  /** If given, the table has a last column with the changes of each row. */
  changesOf?: (at: string) => string;
}

export function SumsTable({ label, column, sums, nameOf, changesOf }: SumsTableProps) {
  return (
    <ScrollRegion label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">Payments</th>
            <th scope="col">Paid</th>
            <th scope="col">Refunded</th>
            <th scope="col">Disputed</th>
            <th scope="col">Net</th>
            {changesOf && <th scope="col">Changes</th>}
          </tr>
        </thead>
        <tbody>
          {sums.toReversed().map((row) => (
            <tr key={row.at}>
              <th scope="row">{nameOf(row.at)}</th>
              <td>{formatNumber(row.payments)}</td>
              <td>{formatPrice(row.paymentsMinor, row.currency)}</td>
              <td>{formatPrice(row.refundsMinor, row.currency)}</td>
              <td>{formatPrice(row.disputesMinor, row.currency)}</td>
              <td>{formatPrice(netMinor(row), row.currency)}</td>
              {changesOf && <td dir="auto">{changesOf(row.at)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The maximum number of currencies for the segmented control. More currencies are shown as a select. */
const SEGMENTS = 3;

interface CurrencyChoiceProps {
  currencies: readonly string[];
  value: string;
  onChange: (currency: string) => void;
}

export function CurrencyChoice({ currencies, value, onChange }: CurrencyChoiceProps) {
  const options = currencies.map((id) => ({ id, label: id }));
  const label = 'Chart currency';
  if (options.length < 2) return null;
  return options.length <= SEGMENTS ? (
    <SegmentedControl label={label} segments={options} value={value} onChange={onChange} />
  ) : (
    <Select isLabelHidden label={label} options={options} value={value} onChange={onChange} />
  );
}
