import { ScrollRegion } from '#components/ScrollRegion/ScrollRegion';
import { formatNumber } from '#domain/format-number';
import { formatPrice } from '#domain/marketplace/price';
import { netMinor } from '#domain/marketplace/transactions';
import type { SumsAt } from './SumsChart';
import * as css from './Charts.css';

export interface SumsTableProps {
  /** The accessible name of the table. */
  label: string;
  /** The heading of the first column. */
  column: string;
  /** The sums, oldest first. The table shows the latest first. */
  sums: readonly (SumsAt & { payments: number })[];
  nameOf: (at: string) => string;
  /**
   * Returns the changes of a row. If this function is given, the table has one more column at the end, with the
   * changes.
   */
  changesOf?: (at: string) => string;
}

/** The figures of a chart as a table. The page shows it under "Show as a table". */
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
