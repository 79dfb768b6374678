import { Badge, type BadgeProps } from '#components/Badge/Badge';
import {
  amountText,
  kindNames,
  paymentMessages,
  providerNames,
  statusNames,
} from '#content/messages/payments';
import { formatDate } from '#domain/format-date';
import type { StoreTransaction, TransactionStatus } from '#domain/marketplace/transactions';
import { StorePaymentsContext } from '#machines/store-payments/store-payments.context';
import * as css from './TransactionList.css';

const tones = {
  succeeded: 'success',
  pending: 'neutral',
  failed: 'danger',
  open: 'warning',
  won: 'success',
  lost: 'danger',
} as const satisfies Record<TransactionStatus, BadgeProps['tone']>;

export interface TransactionTableProps {
  /** The rows are those of an earlier query. */
  isBusy: boolean;
  titleId: string;
}

/** A table that becomes a list of cards on a phone. The roles keep it a table for screen readers. */
export function TransactionTable({ isBusy, titleId }: TransactionTableProps) {
  const transactions = StorePaymentsContext.useSelector(
    ({ context }) => context.payments?.page.transactions ?? [],
  );
  return (
    <div
      role="region"
      aria-labelledby={titleId}
      aria-busy={isBusy}
      tabIndex={0}
      className={css.scroller}
    >
      <table role="table" aria-labelledby={titleId} className={css.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">Member</th>
            <th role="columnheader" className={css.amount}>
              Amount
            </th>
            <th role="columnheader">Status</th>
            <th role="columnheader">Date</th>
            <th role="columnheader">Membership</th>
            <th role="columnheader">Reference</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TransactionRow({ transaction }: { transaction: StoreTransaction }) {
  const { kind, status, amountMinor, currency, occurredAt, provider, reference } = transaction;
  const { displayName, discordId, membershipId } = transaction;
  const membership = StorePaymentsContext.useSelector(({ context }) =>
    context.payments?.memberships.find(({ id }) => id === membershipId),
  );
  const name = displayName === '' ? (discordId ?? paymentMessages.unknownBuyer) : displayName;
  return (
    <tr role="row">
      <th role="rowheader">
        <span className={css.person}>
          <span dir="auto">{name}</span>
          {displayName !== '' && discordId !== null && <span className={css.id}>{discordId}</span>}
        </span>
      </th>
      <td role="cell" className={css.amount}>
        {amountText(kind, amountMinor, currency)}
      </td>
      <td role="cell">
        <span className={css.badges}>
          {kind !== 'payment' && <Badge size="small">{kindNames[kind]}</Badge>}
          <Badge size="small" tone={tones[status]}>
            {statusNames[status]}
          </Badge>
        </span>
      </td>
      <td role="cell" className={css.time}>
        <time dateTime={occurredAt}>
          {formatDate(Date.parse(occurredAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </td>
      <td role="cell" dir="auto">
        {membership?.name ?? <span className={css.quiet}>{paymentMessages.unknownMembership}</span>}
      </td>
      <td role="cell" className={css.quiet}>
        {`${providerNames[provider]} · ${reference}`}
      </td>
    </tr>
  );
}
