/** SQL that stands for a value as it is, such as a call. */
export class Sql {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A list for a column of type text[]; a plain array is for one of type jsonb. */
export function textArray(words: readonly string[]): Sql {
  return new Sql(words.length === 0 ? `'{}'` : `array[${words.map(literal).join(', ')}]`);
}

/** A value as SQL: text quoted, objects and lists as JSON, what is SQL already left as it is. */
export function literal(value: unknown): string {
  if (value instanceof Sql) return value.text;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

/** One statement that inserts rows, one to a line, with the columns of the first; `ending` says what comes of a conflict. */
export function insert(table: string, rows: readonly Row[], ending = ''): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map(
    (row) => `  (${columns.map((column) => literal(row[column])).join(', ')})`,
  );
  const head = `insert into ${table} (${columns.join(', ')})\nvalues\n${lines.join(',\n')}`;
  return `${head}${ending && `\n${ending}`};\n`;
}

export type Row = Readonly<Record<string, unknown>>;
