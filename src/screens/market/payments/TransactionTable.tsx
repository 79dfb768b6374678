import { Badge, type BadgeProps } from '#components/Badge/Badge';
import { ScrollRegion } from '#components/ScrollRegion/ScrollRegion';
import {
  amountText,
  kindNames,
  paymentMessages,
  providerNames,
  statusNames,
} from '#content/messages/market/payments';
import { formatDate } from '#domain/format-date';
import type {
  Payments,
  StoreTransaction,
  TransactionStatus,
} from '#domain/marketplace/transactions';
import { grid, row } from '#theme/box';
import * as css from './TransactionList.css';

const tones = {
  succeeded: 'success',
  pending: 'neutral',
  failed: 'danger',
  inquiry: 'neutral',
  open: 'warning',
  won: 'success',
  lost: 'danger',
} as const satisfies Record<TransactionStatus, BadgeProps['tone']>;

export interface TransactionTableProps {
  payments: Payments;
  /** Whether the rows are the results of an earlier query: the user is typing, or the current query is loading. */
  isBusy: boolean;
  titleId: string;
}

/** A table. On phones, its rows are shown as cards. */
export function TransactionTable({ payments, isBusy, titleId }: TransactionTableProps) {
  const { memberships, page } = payments;
  return (
    <div aria-busy={isBusy} className={css.frame}>
      <ScrollRegion label={paymentMessages.tableLabel}>
        <table aria-labelledby={titleId} className={css.table}>
          <thead>
            <tr>
              <th scope="col">Member</th>
              <th scope="col" className={css.amount}>
                Amount
              </th>
              <th scope="col">Status</th>
              <th scope="col">Date</th>
              <th scope="col">Membership</th>
              <th scope="col">Reference</th>
            </tr>
          </thead>
          <tbody>
            {page.transactions.map((transaction) => (
              <TransactionRow
                key={transaction.id}
                transaction={transaction}
                membership={
                  memberships.find(({ id }) => id === transaction.membershipId)?.name ?? null
                }
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

interface TransactionRowProps {
  transaction: StoreTransaction;
  /** The name of the membership; null if the site does not know it. */
  membership: string | null;
}

function TransactionRow({ transaction, membership }: TransactionRowProps) {
  const { kind, status, amountMinor, currency, occurredAt, provider, reference } = transaction;
  const { displayName, discordId, isDismissed } = transaction;
  const noMembership = isDismissed ? paymentMessages.dismissed : paymentMessages.notAssigned;
  const name = displayName === '' ? (discordId ?? paymentMessages.unknownBuyer) : displayName;
  return (
    <tr>
      <th scope="row">
        <span className={grid({ shrinks: true, weight: 'medium', breaks: true })}>
          <span dir="auto">{name}</span>
          {displayName !== '' && discordId !== null && <span className={css.id}>{discordId}</span>}
        </span>
      </th>
      <td className={css.amount}>{amountText(kind, amountMinor, currency)}</td>
      <td>
        <span className={row({ gap: 'xs', align: 'stretch', wraps: true, inline: true })}>
          {kind !== 'payment' && <Badge size="small">{kindNames[kind]}</Badge>}
          <Badge size="small" tone={tones[status]}>
            {statusNames[status]}
          </Badge>
        </span>
      </td>
      <td className={css.time}>
        <time dateTime={occurredAt}>
          {formatDate(Date.parse(occurredAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </td>
      <td dir="auto">{membership ?? <span className={css.quiet}>{noMembership}</span>}</td>
      <td className={css.quiet}>{`${providerNames[provider]} · ${reference}`}</td>
    </tr>
  );
}
