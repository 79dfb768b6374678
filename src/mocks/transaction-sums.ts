import type { TransactionRow } from './transaction-row';

const received = ['succeeded', 'open', 'lost'];

/** Groups the rows by the name that `nameOf` returns. The groups are sorted by this name. */
export function grouped(
  rows: readonly TransactionRow[],
  nameOf: (row: TransactionRow) => string,
): readonly (readonly [name: string, rows: readonly TransactionRow[]])[] {
  const groups = new Map<string, TransactionRow[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row)) ?? [];
    group.push(row);
    groups.set(nameOf(row), group);
  }
  return Array.from(groups).toSorted(([a], [b]) => a.localeCompare(b));
}

/** Returns the transactions that count toward sums: money was received or returned. */
export function counted(rows: readonly TransactionRow[]): TransactionRow[] {
  return rows.filter(({ status }) => received.includes(status));
}

/** Returns the sums of payments, refunds and disputes, in minor units. */
export function sumsOf(rows: readonly TransactionRow[]) {
  const sumOf = (kind: TransactionRow['kind']) =>
    rows.reduce((sum, row) => (row.kind === kind ? sum + row.amount_minor : sum), 0);
  return {
    payments_minor: sumOf('payment'),
    refunds_minor: sumOf('refund'),
    disputes_minor: sumOf('dispute'),
  };
}
