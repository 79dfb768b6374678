import type { Conditions } from '../conditions';
import { dataIn, type DataStorage } from '../data';
import type { TableRow } from '#services/database-functions';
/** A row of `store_transactions`, with the name and Discord account of its member. */
export interface TransactionRow extends TableRow<'store_transactions', 'store_id'> {
  kind: 'payment' | 'refund' | 'dispute';
  status: 'succeeded' | 'pending' | 'failed' | 'inquiry' | 'open' | 'won' | 'lost';
  provider: 'stripe' | 'whop';
  display_name: string | null;
  discord_id: string | null;
}

/** An event as `payment_setup()` lists it. */
export interface EventRow {
  provider: 'stripe' | 'whop';
  event_id: string;
  kind: string;
  occurred_at: string;
  received_at: string;
  outcome: 'applied' | 'waiting' | 'ignored';
  reason:
    | 'unknownKind'
    | 'notRelevant'
    | 'unreadable'
    | 'unknownPlan'
    | 'dismissed'
    | 'unknownMember'
    | null;
  api_version: string | null;
  amount_minor: number | null;
  currency: string | null;
}

/** A row of `store_membership_plans`. A plan without a membership was dismissed. */
export interface PlanRow extends TableRow<'store_membership_plans', 'store_id'> {
  provider: 'stripe' | 'whop';
}

/** `secrets` contains the time at which each secret was set. */
export interface PaymentSetupRow {
  secrets: Partial<Record<'stripe' | 'whop', string>>;
  plans: readonly PlanRow[];
}

const received = ['succeeded', 'open', 'lost'];

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

export function counted(rows: readonly TransactionRow[]): TransactionRow[] {
  return rows.filter(
    (row) => received.includes(row.status) && row.membership_id !== null && !row.is_dismissed,
  );
}

export function unassigned(rows: readonly TransactionRow[]): TransactionRow[] {
  return rows.filter(
    (row) => received.includes(row.status) && row.membership_id === null && !row.is_dismissed,
  );
}

export function netOf(rows: readonly TransactionRow[]): number {
  const { payments_minor: paid, refunds_minor: refunded, disputes_minor: disputed } = sumsOf(rows);
  return paid - refunded - disputed;
}

export function sumsOf(rows: readonly TransactionRow[]) {
  const sumOf = (kind: TransactionRow['kind']) =>
    rows.reduce((sum, row) => (row.kind === kind ? sum + row.amount_minor : sum), 0);
  return {
    payments_minor: sumOf('payment'),
    refunds_minor: sumOf('refund'),
    disputes_minor: sumOf('dispute'),
  };
}

/** The transactions since the demo started, and the sellers' changes to their connections. */
export function createPaymentStore({ keep }: { keep: DataStorage }) {
  const listeners = new Set<(storeId: string, row: TransactionRow) => void>();
  const { read, write } = dataIn(keep);

  return {
    /** Returns the seller's changes to a store's connection to a provider; null if there are none. */
    setupOf({ payments }: Pick<Conditions, 'payments'>, storeId: string) {
      return read().paymentSetups[`${payments} ${storeId}`] ?? null;
    },

    /** Returns the transactions of a store that were recorded since the demo started, newest first. */
    recorded(storeId: string): readonly TransactionRow[] {
      return read().transactions[storeId] ?? [];
    },

    record(storeId: string, row: TransactionRow): void {
      const { transactions } = read();
      write({
        transactions: { ...transactions, [storeId]: [row, ...(transactions[storeId] ?? [])] },
      });
      for (const tell of listeners) tell(storeId, row);
    },

    onRecord(listener: (storeId: string, row: TransactionRow) => void): void {
      listeners.add(listener);
    },

    keepSetup(
      { payments }: Pick<Conditions, 'payments'>,
      storeId: string,
      setup: PaymentSetupRow,
    ): void {
      const { paymentSetups } = read();
      write({ paymentSetups: { ...paymentSetups, [`${payments} ${storeId}`]: setup } });
    },
  };
}
