import { SearchField } from '#components/SearchField/SearchField';
import { Select } from '#components/Select/Select';
import { kindPlurals, monthName, statusNames } from '#content/messages/market/payments';
import {
  currenciesOf,
  type TransactionQuery,
  transactionKinds,
  transactionStatuses,
} from '#domain/marketplace/transactions';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import * as css from './TransactionList.css';

/** The id of the option that does not filter the transactions. */
const ALL = 'all';

const kindOptions = [
  { id: ALL, label: 'All kinds' } as const,
  ...transactionKinds.map((id) => ({ id, label: kindPlurals[id] })),
];
const statusOptions = [
  { id: ALL, label: 'Any status' } as const,
  ...transactionStatuses.map((id) => ({ id, label: statusNames[id] })),
];

export function TransactionFilters() {
  const payments = StorePaymentsContext.useActorRef();
  const query = StorePaymentsContext.useSelector(({ context }) => context.request.query);
  const months = StorePaymentsContext.useSelector(({ context }) => context.value?.months ?? []);
  const memberships = StorePaymentsContext.useSelector(
    ({ context }) => context.value?.memberships ?? [],
  );
  const currencies = currenciesOf(months);
  const monthIds = [...new Set(months.map(({ month }) => month))].toReversed();
  const typed = StorePaymentsContext.useSelector(({ context }) => context.typed);
  const change = (changed: Partial<TransactionQuery>) =>
    payments.send({ type: 'ask', query: { ...query, search: typed, ...changed, page: 0 } });
  const known = <Id extends string>(id: Id | typeof ALL) => (id === ALL ? null : id);
  return (
    <div role="search" aria-label="Transactions" className={css.filters}>
      <div className={css.search}>
        <SearchField
          label="Search transactions"
          placeholder="Name, Discord ID or reference"
          value={typed}
          onChange={(text) => payments.send({ type: 'search', text })}
        />
      </div>
      <Select
        isLabelHidden
        label="Month"
        options={[
          { id: ALL, label: 'All time' },
          ...monthIds.map((id) => ({ id, label: monthName(id) })),
        ]}
        value={query.month ?? ALL}
        onChange={(id) => change({ month: known(id) })}
      />
      <Select
        isLabelHidden
        label="Kind"
        options={kindOptions}
        value={query.kind ?? ALL}
        onChange={(id) => change({ kind: known(id) })}
      />
      <Select
        isLabelHidden
        label="Status"
        options={statusOptions}
        value={query.status ?? ALL}
        onChange={(id) => change({ status: known(id) })}
      />
      <Select
        isLabelHidden
        label="Membership"
        options={[
          { id: ALL, label: 'All memberships' },
          ...memberships.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={query.membershipId ?? ALL}
        onChange={(id) => change({ membershipId: known(id) })}
      />
      {currencies.length > 1 && (
        <Select
          isLabelHidden
          label="Currency"
          options={[
            { id: ALL, label: 'All currencies' },
            ...currencies.map((id) => ({ id, label: id })),
          ]}
          value={query.currency ?? ALL}
          onChange={(id) => change({ currency: known(id) })}
        />
      )}
    </div>
  );
}
