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

/** Returns the transactions that count toward sums: money was received or returned for a membership. */
export function counted(rows: readonly TransactionRow[]): TransactionRow[] {
  return rows.filter(
    (row) => received.includes(row.status) && row.membership_id !== null && !row.is_dismissed,
  );
}

/** Returns the transactions of sales that were neither assigned to a membership nor dismissed. */
export function unassigned(rows: readonly TransactionRow[]): TransactionRow[] {
  return rows.filter(
    (row) => received.includes(row.status) && row.membership_id === null && !row.is_dismissed,
  );
}

/** Returns the payments minus the refunds and disputes, in minor units. */
export function netOf(rows: readonly TransactionRow[]): number {
  const { payments_minor: paid, refunds_minor: refunded, disputes_minor: disputed } = sumsOf(rows);
  return paid - refunded - disputed;
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
