import { SearchX } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Pages } from '#components/Pages/Pages';
import {
  monthName,
  paymentMessages,
  transactionCountText,
  transactionFilters,
  transactionSearch,
} from '#content/messages/market/payments';
import { currenciesOf, transactionsList } from '#domain/marketplace/transactions';
import { isBusy as isReading } from '#machines/charts/view';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { box, grid, row } from '#theme/box';
import { ListFilters, useChoice } from '../../shell/ListFilters';
import { TransactionTable } from './TransactionTable';
import * as css from './TransactionList.css';

/** The transactions with their filters, page by page. */
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
