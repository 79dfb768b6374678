import { SearchX } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { Badge, type BadgeProps } from '#components/Badge/Badge';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Pages } from '#components/Pages/Pages';
import { ScrollRegion } from '#components/ScrollRegion/ScrollRegion';
import {
  amountText,
  kindNames,
  monthName,
  paymentMessages,
  providerNames,
  statusNames,
  transactionCountText,
  transactionFilters,
  transactionSearch,
} from '#content/messages/market/payments';
import { formatDate } from '#domain/format-date';
import {
  currenciesOf,
  type Payments,
  type StoreTransaction,
  transactionsList,
  type TransactionStatus,
} from '#domain/marketplace/transactions';
import { isBusy as isReading } from '#machines/charts/view';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { box, grid, row } from '#theme/box';
import { ListFilters, useChoice } from '../../shell/ListFilters';
import { tableRoles } from '../../shell/table-roles';
import * as css from './Payments.css';

const tones = {
  succeeded: 'success',
  pending: 'neutral',
  failed: 'danger',
  inquiry: 'neutral',
  open: 'warning',
  won: 'success',
  lost: 'danger',
} as const satisfies Record<TransactionStatus, BadgeProps['tone']>;

export function TransactionList() {
  const titleId = useId();
  const payments = StorePaymentsContext.useActorRef();
  const choose = useChoice(StorePaymentsContext);
  // Deferred, so that the page responds while the rows are rendered.
  const drawn = useDeferredValue(StorePaymentsContext.useSelector((snapshot) => snapshot));
  const shown = drawn.context.value;
  if (shown === null) return null;
  const { total } = shown.page;
  const isBusy = isReading(drawn);
  return (
    <section aria-labelledby={titleId} className={grid({ gap: 'l', shrinks: true })}>
      <div className={row({ gap: 'm', align: 'baseline', wraps: true })}>
        <h2 id={titleId} className={css.title}>
          Transactions
        </h2>
        <p role="status" className={box({ size: 's', color: 'textMuted' })}>
          {isBusy ? paymentMessages.searching : transactionCountText(total)}
        </p>
      </div>
      <TransactionFilters />
      {total === 0 ? (
        <EmptyState
          isFramed
          level={3}
          icon={<SearchX />}
          title={paymentMessages.empty}
          description={paymentMessages.emptyFilterHelp}
          actions={
            <Button
              tone="plain"
              onPress={() => payments.send({ type: 'ask', query: transactionsList.whole })}
            >
              Show all transactions
            </Button>
          }
        />
      ) : (
        <TransactionTable payments={shown} isBusy={isBusy} titleId={titleId} />
      )}
      <Pages
        page={drawn.context.answered.query.page + 1}
        pages={transactionsList.pagesOf(total)}
        titleId={titleId}
        onChange={(to) => choose({ page: to - 1 })}
      />
    </section>
  );
}

function TransactionFilters() {
  const months = StorePaymentsContext.useSelector(({ context }) => context.value?.months ?? []);
  const memberships = StorePaymentsContext.useSelector(
    ({ context }) => context.value?.memberships ?? [],
  );
  const currencies = currenciesOf(months);
  const monthIds = [...new Set(months.map(({ month }) => month))].toReversed();
  return (
    <ListFilters
      reader={StorePaymentsContext}
      list={transactionsList}
      label="Transactions"
      search={transactionSearch}
      texts={transactionFilters}
      options={{
        month: monthIds.map((id) => ({ id, label: monthName(id) })),
        membershipId: memberships.map(({ id, name }) => ({ id, label: name })),
        currency: currencies.length > 1 ? currencies.map((id) => ({ id, label: id })) : null,
      }}
      className={css.filters}
    />
  );
}

interface TransactionTableProps {
  payments: Payments;
  /** Whether the rows are the results of an earlier query: the user is typing, or the current query is loading. */
  isBusy: boolean;
  titleId: string;
}

function TransactionTable({ payments, isBusy, titleId }: TransactionTableProps) {
  const { memberships, page } = payments;
  return (
    <div aria-busy={isBusy} className={css.frame}>
      <ScrollRegion label={paymentMessages.tableLabel}>
        <table {...tableRoles.table} aria-labelledby={titleId} className={css.table}>
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHead}>Member</th>
              <th {...tableRoles.columnHead} className={css.amount}>
                Amount
              </th>
              <th {...tableRoles.columnHead}>Status</th>
              <th {...tableRoles.columnHead}>Date</th>
              <th {...tableRoles.columnHead}>Membership</th>
              <th {...tableRoles.columnHead}>Reference</th>
            </tr>
          </thead>
          <tbody {...tableRoles.group}>
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
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHead}>
        <span className={grid({ shrinks: true, weight: 'medium', breaks: true })}>
          <span dir="auto">{name}</span>
          {displayName !== '' && discordId !== null && (
            <span
              className={box({
                weight: 'regular',
                color: 'textMuted',
                whiteSpace: 'nowrap',
                digits: true,
              })}
            >
              {discordId}
            </span>
          )}
        </span>
      </th>
      <td {...tableRoles.cell} className={css.amount}>
        {amountText(kind, amountMinor, currency)}
      </td>
      <td {...tableRoles.cell}>
        <span className={row({ gap: 'xs', align: 'stretch', wraps: true, inline: true })}>
          {kind !== 'payment' && <Badge size="small">{kindNames[kind]}</Badge>}
          <Badge size="small" tone={tones[status]}>
            {statusNames[status]}
          </Badge>
        </span>
      </td>
      <td {...tableRoles.cell} className={css.time}>
        <time dateTime={occurredAt}>
          {formatDate(Date.parse(occurredAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </td>
      <td {...tableRoles.cell} dir="auto">
        {membership ?? (
          <span className={box({ color: 'textMuted', breaks: true })}>{noMembership}</span>
        )}
      </td>
      <td
        {...tableRoles.cell}
        className={box({ color: 'textMuted', breaks: true })}
      >{`${providerNames[provider]} · ${reference}`}</td>
    </tr>
  );
}
