import { describe, expect, it } from 'vitest';
import { wholeList } from '#domain/marketplace/transactions';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  collectedPayments,
  emptyPayments,
  listedPayments,
  notRead,
  pageNine,
  payment,
  paymentsInput,
  refund,
  refundsOnly,
  storePaymentsFixtures,
  typedName,
} from './store-payments.fixtures';
import { storePaymentsMachine } from './store-payments.machine';
import { exportError, hasList, isSearching, pagesIn, paymentsView } from './view';

const at = ({
  list = 'fresh',
  file = 'none',
  live = 'on',
}: Partial<Record<'list' | 'file' | 'live', string | object>> = {}) =>
  ({ page: { shown: { list, file } }, live }) as never;

const start = () =>
  scenario(storePaymentsMachine, {
    input: () => paymentsInput,
    callbacks: ['watchPage', 'watchPayments'],
  });
const listed = () => start().resolve('load', listedPayments);
const shown = (story: ReturnType<typeof start>) =>
  story.snapshot().context.payments?.page.transactions.map(({ id }) => id);

describe('store-payments', () => {
  walkMachine(storePaymentsMachine, storePaymentsFixtures);

  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    'shows the error %s, and loads again with the same query',
    (kind) => {
      const story = start().resolve('load', notRead(kind));
      expect(paymentsView(story.snapshot())).toBe(kind);
      story.send({ type: 'retry' }).expectCalls('load', [paymentsInput, paymentsInput]);
    },
  );

  it('reads a filter at once, and a search 300 ms after the last key', () => {
    const story = listed()
      .send(refundsOnly)
      .expect(at({ list: 'searching' }))
      .resolve('load', emptyPayments)
      .send(typedName)
      .expect(at({ list: 'typing' }));
    expect(isSearching(story.snapshot())).toBe(true);
    story
      .after(299)
      .send({ type: 'query changed', query: { ...wholeList, search: 'ada b' } })
      .after(299)
      .expect(at({ list: 'typing' }))
      .after(1)
      .expect(at({ list: 'searching' }))
      .expectCalls('load', [
        paymentsInput,
        { ...paymentsInput, query: refundsOnly.query },
        { ...paymentsInput, query: { ...wholeList, search: 'ada b' } },
      ]);
  });

  it('shows only the response to the latest query', () => {
    const story = listed()
      .send(refundsOnly)
      .send({ type: 'query changed', query: { ...wholeList, kind: 'dispute' } })
      .expect(at({ list: 'searching' }))
      .resolve('load', emptyPayments)
      .expect(at());
    expect(story.snapshot().context.answered.kind).toBe('dispute');
    expect(shown(story)).toEqual([]);
  });

  it('reads the last page if the page of the URL is after it', () => {
    const story = scenario(storePaymentsMachine, {
      input: () => ({ ...paymentsInput, query: pageNine.query }),
      callbacks: ['watchPage', 'watchPayments'],
    });
    story
      .resolve('load', listedPayments)
      .expectCalls('load', [{ ...paymentsInput, query: pageNine.query }, paymentsInput]);
    expect(paymentsView(story.snapshot())).toBe('loading');
    story.resolve('load', listedPayments).expect(at());
    expect(pagesIn(story.snapshot())).toEqual({ page: 1, pages: 1 });
  });

  it('reads the last page if the shown page no longer exists', () => {
    const story = listed().send(pageNine).resolve('load', listedPayments);
    story
      .expect(at({ list: 'searching' }))
      .resolve('load', listedPayments)
      .expect(at());
    expect(pagesIn(story.snapshot())).toEqual({ page: 1, pages: 1 });
  });

  it('keeps the list while a filter is set, also if nothing was ever received', () => {
    const story = start().resolve('load', emptyPayments);
    expect(hasList(story.snapshot())).toBe(false);
    story.send(refundsOnly).resolve('load', emptyPayments);
    expect(hasList(story.snapshot())).toBe(true);
    expect(hasList(listed().snapshot())).toBe(true);
  });

  it('says that a filter failed, and does not show rows of another filter', () => {
    const story = listed().send(refundsOnly).resolve('load', notRead('unreachable'));
    expect(paymentsView(story.snapshot())).toBe('unreachable');
  });

  it('reads the list again when payments arrive, and keeps it if that fails', () => {
    const story = listed()
      .receive('watchPayments', { type: 'rows changed' })
      .expect(at({ list: 'waiting' }))
      .after(900)
      .receive('watchPayments', { type: 'rows changed' })
      .after(100)
      .expect(at({ list: 'refreshing' }))
      .resolve('load', notRead('unreachable'))
      .expect(at({ list: 'stale' }));
    expect(shown(story)).toEqual([refund.id, payment.id]);
    story.receive('watchPage', { type: 'page shown' }).resolve('load', emptyPayments).expect(at());
  });

  it.each(['rows changed', 'channel back'] as const)(
    'shows a response, and reads again if something changed meanwhile: %s',
    (type) => {
      const story = start()
        .receive('watchPayments', { type })
        .resolve('load', emptyPayments)
        .expect(at({ list: 'waiting' }));
      expect(shown(story)).toEqual([]);
      story
        .after(1_000)
        .receive('watchPayments', { type })
        .resolve('load', emptyPayments)
        .expect(at({ list: 'waiting' }))
        .after(1_000)
        .resolve('load', listedPayments)
        .expect(at())
        .send(refundsOnly)
        .receive('watchPayments', { type })
        .resolve('load', emptyPayments)
        .expect(at({ list: 'waiting' }));
    },
  );

  it('knows that changes are not reported, and catches up', () => {
    listed()
      .receive('watchPayments', { type: 'channel lost' })
      .expect(at({ live: 'off' }))
      .receive('watchPayments', { type: 'channel back' })
      .expect(at({ list: 'refreshing' }));
  });

  it('still knows it after an error and a retry, and if it happens before the list is read', () => {
    start()
      .receive('watchPayments', { type: 'channel lost' })
      .resolve('load', notRead('unreachable'))
      .send({ type: 'retry' })
      .resolve('load', listedPayments)
      .expect(at({ live: 'off' }));
  });

  it('hands over all transactions of the query for a file', () => {
    listed()
      .send({ type: 'export' })
      .send({ type: 'export' })
      .expectCalls('collect', [paymentsInput])
      .resolve('collect', collectedPayments)
      .expect(at())
      .expectEmitted([{ type: 'collected', transactions: [refund, payment] }]);
  });

  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    'makes no file after the error %s',
    (kind) => {
      const story = listed()
        .send({ type: 'export' })
        .resolve('collect', notRead(kind))
        .expectEmitted([]);
      expect(exportError(story.snapshot())).toBe(kind);
      expect(exportError(story.send({ type: 'dismiss' }).snapshot())).toBeNull();
    },
  );
});
