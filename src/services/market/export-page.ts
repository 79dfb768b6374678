import type {
  ExportError,
  ExportRequest,
  KeyedPage,
  PageAnswer,
  PageRequest,
  RowKey,
} from '#domain/marketplace/csv-export';
import type { Result } from '#domain/result';

type Load<Request, Row> = (
  asked: Request & { after: RowKey | null },
  signal?: AbortSignal,
) => Promise<Result<KeyedPage<Row>, ExportError>>;

/**
 * Returns a service that reads the next part of a CSV file. A part is a blob, so that the browser need not hold a large
 * file in memory. A row that an earlier part has is left out: its time may have changed since.
 */
export function exportPage<Request extends ExportRequest, Row extends { id: string }>(
  load: Load<Request, Row>,
  csvOf: (rows: readonly Row[], request: Request, isFirst: boolean) => string,
): (asked: PageRequest<Request>, signal?: AbortSignal) => Promise<PageAnswer> {
  return async ({ request, pages }, signal) => {
    const read = await load({ ...request, after: pages.at(-1)?.next ?? null }, signal);
    if (!read.ok) return read;
    const rows = read.value.rows.filter(({ id }) => !pages.some(({ ids }) => ids.has(id)));
    const lines = new Blob([csvOf(rows, request, pages.length === 0)]);
    const ids = new Set(rows.map(({ id }) => id));
    return { ok: true, value: { lines, ids, next: read.value.next } };
  };
}

/** Returns a service that reads a whole CSV file at once. */
export function wholeExport<Request extends ExportRequest, Row>(
  load: (request: Request, signal?: AbortSignal) => Promise<Result<readonly Row[], ExportError>>,
  csvOf: (rows: readonly Row[]) => string,
): (asked: PageRequest<Request>, signal?: AbortSignal) => Promise<PageAnswer> {
  return async ({ request }, signal) => {
    const read = await load(request, signal);
    if (!read.ok) return read;
    const lines = new Blob([csvOf(read.value)]);
    return { ok: true, value: { lines, ids: new Set(), next: null } };
  };
}
