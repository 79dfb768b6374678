import type { OverviewPeriod, OverviewResult } from '#domain/marketplace/store-overview';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The figures of a store for a period in days (product.md §21.6). They change with its members and transactions. */
export const storeOverviewMachine = reader<{
  answer: OverviewResult;
  input: { storeId: string };
  query: { days: OverviewPeriod };
}>()({
  id: 'storeOverview',
  kinds: { signInRequired: 'stays', notAllowed: 'stays', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'rows',
  pages: null,
});

export const StoreOverviewContext = createReaderContext(storeOverviewMachine);
