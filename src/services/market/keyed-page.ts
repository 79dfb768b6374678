import type { RowKey } from '#domain/marketplace/csv-export';
import * as v from 'valibot';
import { listOf } from '../rows';

/** The maximum number of rows in one response. */
export const LARGEST_PAGE = 1_000;

/** The arguments of a database function that returns the rows after a key. */
export function keyArguments(after: RowKey | null) {
  return { after_time: after?.time ?? null, after_id: after?.id ?? null };
}

/** The database says where the next page begins, because the last row of a page may be one that cannot be read. */
export function keyedPage<Schema extends v.GenericSchema>(row: Schema) {
  return v.object({
    rows: listOf(row),
    next: v.nullable(v.object({ time: v.string(), id: v.string() })),
  });
}
