import * as v from 'valibot';

type Listener = (count: number) => void;
let listener: Listener | null = null;
let unsaid = 0;

/**
 * Calls `next` with the number of rows that were left out of a list, also for lists that were read before. Returns a
 * function that unsubscribes.
 */
export function onUnreadRows(next: Listener): () => void {
  listener = next;
  if (unsaid > 0) next(unsaid);
  unsaid = 0;
  return () => {
    if (listener === next) listener = null;
  };
}

/** Returns what `read` makes of each row. Rows of which it makes nothing are left out and counted. */
export function readRows<Row>(
  rows: readonly unknown[],
  read: (row: unknown) => readonly Row[],
): Row[] {
  const found = rows.map(read);
  const unread = found.filter((made) => made.length === 0).length;
  if (unread > 0 && listener) listener(unread);
  else unsaid += unread;
  return found.flat();
}

/** A list of rows that are parsed one by one, so that one bad row does not take the others with it (product.md §16.6). */
export function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      readRows(rows, (row): v.InferOutput<Schema>[] => {
        const parsed = v.safeParse(schema, row);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}
