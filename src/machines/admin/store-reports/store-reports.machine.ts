import type { SnapshotFrom } from 'xstate';
import {
  pageCountOf,
  type ReportsError,
  type ReportsPage,
  type ReportsQuery,
} from '#domain/admin/moderation';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';
import { failureOf, isBusy } from '../../charts/view';

/** The reports of stores and reviews in the admin panel (product.md §13.3). */
export const storeReportsMachine = reader<{
  answer: Result<ReportsPage, ReportsError>;
  query: ReportsQuery;
}>()({
  id: 'storeReports',
  kinds: { notAllowed: 'closes', signInRequired: 'closes', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
  pages: pageCountOf,
});

export const StoreReportsContext = createReaderContext(storeReportsMachine);

type ReportsSnapshot = SnapshotFrom<typeof storeReportsMachine>;

/** Returns the page to show; null if there is none yet. While another page of the list is read, the last one stays. */
export function shownPage(reports: ReportsSnapshot): ReportsPage | null {
  const { value, request, answered } = reports.context;
  const isOfList = answered.query.view === request.query.view;
  return isOfList && failureOf(reports) === null ? value : null;
}

export const isReadingAgain = (reports: ReportsSnapshot) =>
  isBusy(reports) || reports.matches({ shown: 'refreshing' });
