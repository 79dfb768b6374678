import * as v from 'valibot';

type Listener = (count: number) => void;
let listener: Listener | null = null;
let unsaid = 0;
/** The rows that were counted, as JSON, so that a list that is read again is not reported again. */
const counted = new Set<string>();

/**
 * Calls `next` with the number of unread rows, also of lists that were read before. Returns a function that
 * unsubscribes and forgets which rows were counted.
 */
export function onUnreadRows(next: Listener): () => void {
  listener = next;
  if (unsaid > 0) next(unsaid);
  unsaid = 0;
  return () => {
    if (listener !== next) return;
    listener = null;
    counted.clear();
  };
}

/** Returns what `read` makes of each row. Rows of which it makes nothing are left out and counted. */
export function readRows<Row>(
  rows: readonly unknown[],
  read: (row: unknown) => readonly Row[],
): Row[] {
  const found = rows.map(read);
  const unread = rows.filter((row, index) => found[index]?.length === 0 && isNew(row)).length;
  if (unread > 0 && listener) listener(unread);
  else unsaid += unread;
  return found.flat();
}

function isNew(row: unknown): boolean {
  const text = JSON.stringify(row);
  const isKnown = counted.has(text);
  counted.add(text);
  return !isKnown;
}

/** A list of rows that are parsed one by one, so that one bad row does not take the others with it (product.md §16.6). */
export function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return listBy(rowIn(schema));
}

/** Like `listOf`, with a function that returns what it makes of a row, or nothing. */
export function listBy<Row>(read: (row: unknown) => readonly Row[]) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => readRows(rows, read)),
  );
}

/** A number of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The columns whose names do not follow from the names of the fields. */
type Columns<Field extends PropertyKey> = Readonly<Partial<Record<Field, string>>>;

function columnOf(field: string, columns: Columns<string>): string {
  return columns[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Reads each field from the column of the same name in snake case, unless `columns` names another. */
export function row<const Entries extends v.ObjectEntries>(
  entries: Entries,
  columns?: Columns<keyof Entries>,
) {
  const names: Columns<string> = { ...columns };
  const places = Object.keys(entries).map((field) => [field, columnOf(field, names)] as const);
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((cells) =>
      Object.fromEntries(
        places.flatMap(([field, column]) => (column in cells ? [[field, cells[column]]] : [])),
      ),
    ),
    v.object(entries),
  );
}

export function columnsOf(change: object, columns: Columns<string> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([field, value]) => [columnOf(field, columns), value]),
  );
}

/** Parses a row of a list: nothing if it does not match the schema. */
export function rowIn<Schema extends v.GenericSchema>(schema: Schema) {
  return (cells: unknown): v.InferOutput<Schema>[] => {
    const parsed = v.safeParse(schema, cells);
    return parsed.success ? [parsed.output] : [];
  };
}
