import { SearchX } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Pages } from '#components/Pages/Pages';
import { paymentMessages, transactionCountText } from '#content/messages/market/payments';
import { pagesOf, wholeList } from '#domain/marketplace/transactions';
import { isBusy as isReading } from '#machines/charts/view';
import { StorePaymentsContext } from '#machines/market/store-payments/store-payments.machine';
import { box, grid, row } from '#theme/box';
import { TransactionFilters } from './TransactionFilters';
import { TransactionTable } from './TransactionTable';
import * as css from './TransactionList.css';

/** The transactions with their filters, page by page. */
export function TransactionList() {
  const titleId = useId();
  const payments = StorePaymentsContext.useActorRef();
  const state = StorePaymentsContext.useSelector((snapshot) => snapshot);
  // The state is deferred, so that the page stays responsive while the rows are rendered.
  const drawn = useDeferredValue(state);
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
        <div className={box({ surface: 'dashed' })}>
          <EmptyState
            level={3}
            icon={<SearchX />}
            title={paymentMessages.empty}
            description={paymentMessages.emptyFilterHelp}
            actions={
              <Button tone="plain" onPress={() => payments.send({ type: 'ask', query: wholeList })}>
                Show all transactions
              </Button>
            }
          />
        </div>
      ) : (
        <TransactionTable payments={shown} isBusy={isBusy} titleId={titleId} />
      )}
      <Pages
        page={drawn.context.answered.query.page + 1}
        pages={pagesOf(total)}
        titleId={titleId}
        onChange={(to) =>
          payments.send({
            type: 'ask',
            query: { ...state.context.request.query, search: state.context.typed, page: to - 1 },
          })
        }
      />
    </section>
  );
}
