import { csvOf } from '../csv';
import type { CountRow } from './store-overview';

const header = ['Date (UTC)', 'Referrer', 'Visits', 'Plan clicks', 'Checkouts'];

/** Returns a CSV file with the numbers of visitors by day and referrer. */
export function countsCsv(rows: readonly CountRow[]): string {
  return csvOf(
    header,
    rows.map(({ day, referrer, visits, planClicks, checkouts }) => [
      day,
      referrer,
      visits,
      planClicks,
      checkouts,
    ]),
  );
}
