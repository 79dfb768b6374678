import { csvOf } from '../csv';
import type { OwnMembership } from './own-membership';
import { priceText } from './price';
import type { StoreTransaction } from './transactions';

const header = [
  'Date (UTC)',
  'Kind',
  'Status',
  'Amount',
  'Currency',
  'Member',
  'Discord ID',
  'Membership',
  'Provider',
  'Reference',
];

/** Returns a CSV file of transactions, or further lines of it. Amounts are decimal numbers; refunds and disputes are negative. */
export function transactionsCsv(
  transactions: readonly StoreTransaction[],
  memberships: readonly Pick<OwnMembership, 'id' | 'name'>[],
  isFirst = true,
): string {
  const names = new Map(memberships.map(({ id, name }) => [id, name]));
  return csvOf(
    isFirst ? header : null,
    transactions.map((row) => [
      row.occurredAt.slice(0, 19).replace('T', ' '),
      row.kind,
      row.status,
      {
        decimal: priceText(
          row.kind === 'payment' ? row.amountMinor : -row.amountMinor,
          row.currency,
        ),
      },
      row.currency,
      row.displayName,
      row.discordId,
      names.get(row.membershipId ?? '') ?? null,
      row.provider,
      row.reference,
    ]),
  );
}
