import type { Result } from '../result';
import type { PaymentsError } from './transactions';

/** The place of a row in a list that is sorted by time, newest first. `time` is as precise as the database. */
export interface RowKey {
  time: string;
  id: string;
}

/** Rows of a list, and where the next page begins; null after the last one. */
export interface KeyedPage<Row> {
  rows: readonly Row[];
  next: RowKey | null;
}

export interface ExportPage {
  lines: Blob;
  ids: ReadonlySet<string>;
  /** Where the next part begins; null if this is the last one. */
  next: RowKey | null;
}

/** What a file is made of: the request of a list, and the number of its rows if the list knows it. */
export interface ExportRequest {
  total: number | null;
}

/** Asks for the part that follows `pages`. */
export interface PageRequest<Request extends ExportRequest> {
  request: Request;
  pages: readonly ExportPage[];
}

export type ExportError = PaymentsError;
export type PageAnswer = Result<ExportPage, ExportError>;

export function rowCount(pages: readonly Pick<ExportPage, 'ids'>[]): number {
  return pages.reduce((sum, { ids }) => sum + ids.size, 0);
}
