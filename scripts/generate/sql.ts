/** Raw SQL, such as a function call. */
export class Sql {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Returns the SQL of a value for a text[] column. A plain array would be written as jsonb. */
export function textArray(words: readonly string[]): Sql {
  return new Sql(words.length === 0 ? `'{}'` : `array[${words.map(literal).join(', ')}]`);
}

/**
 * Returns the SQL literal of a value. Text is quoted, objects and arrays become JSON, and `Sql` is returned unchanged.
 */
export function literal(value: unknown): string {
  if (value instanceof Sql) return value.text;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Returns an insert statement with one row per line. The columns are those of the first row. `ending` is an `on
 * conflict` clause.
 */
export function insert(table: string, rows: readonly Row[], ending = ''): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map(
    (row) => `  (${columns.map((column) => literal(row[column])).join(', ')})`,
  );
  const head = `insert into ${table} (${columns.join(', ')})\nvalues\n${lines.join(',\n')}`;
  return `${head}${ending && `\n${ending}`};\n`;
}

export type Row = Readonly<Record<string, unknown>>;
