import { HttpResponse } from 'msw';

export function postgrestError(
  status: number,
  code: string,
  message: string,
  hint: string | null = null,
): Response {
  return HttpResponse.json({ code, message, details: null, hint }, { status });
}

/** The database stopped a statement at a time limit. */
export function tooSlow(): Response {
  return postgrestError(500, '57014', 'canceling statement due to statement timeout');
}

export function violated(table: string, constraint: string): Response {
  const message = `new row for relation "${table}" violates check constraint "${constraint}"`;
  return postgrestError(400, '23514', message);
}

export function notNull(table: string, column: string): Response {
  const message = `null value in column "${column}" of relation "${table}" violates not-null constraint`;
  return postgrestError(400, '23502', message);
}

export function duplicate(constraint: string): Response {
  const message = `duplicate key value violates unique constraint "${constraint}"`;
  return postgrestError(409, '23505', message);
}

export function outOfPolicy(table: string): Response {
  const message = `new row violates row-level security policy for table "${table}"`;
  return postgrestError(403, '42501', message);
}

/** Returns changed rows if the request asks for them; else an empty response. */
export function returned(request: Request, status: 200 | 201, answerOf: () => Response): Response {
  if (!request.headers.get('prefer')?.includes('return=representation')) {
    return new HttpResponse(null, { status: status === 201 ? 201 : 204 });
  }
  const answer = answerOf();
  return answer.ok ? new HttpResponse(answer.body, { status, headers: answer.headers }) : answer;
}

export interface Columns {
  /** The columns that `*` selects. */
  own: readonly string[];
  /** Computed columns, returned only when requested by name. */
  computed?: readonly string[];
  /** Columns of `own` that clients may not read. */
  closed?: readonly string[];
}

/** Returns rows with the requested columns: a list, or a single object when the request asks for one. */
export function rows(
  request: Request,
  found: readonly object[],
  { own, computed = [], closed = [] }: Columns,
): Response {
  const asked = new URL(request.url).searchParams.get('select') ?? '*';
  const columns = asked.split(',').flatMap((column) => (column === '*' ? own : [column]));
  const unknown = columns.find((column) => ![...own, ...computed].includes(column));
  if (unknown !== undefined) {
    return postgrestError(400, '42703', `column ${unknown} does not exist`);
  }
  if (columns.some((column) => closed.includes(column))) {
    return postgrestError(403, '42501', 'permission denied for a column');
  }
  const picked = found.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))),
  );
  if (!request.headers.get('accept')?.includes('vnd.pgrst.object'))
    return HttpResponse.json(picked);
  const [only, ...more] = picked;
  if (only && more.length === 0) return HttpResponse.json(only);
  return postgrestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object');
}

/** Returns the named columns of a row. */
export function pick<Cells extends object, Name extends keyof Cells>(
  row: Cells,
  ...names: readonly Name[]
): Pick<Cells, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Cells, Name>;
}

type Row = Readonly<Record<string, unknown>>;

/** Returns whether a row matches a filter of the URL: `eq`, `lt` or `cs`. */
function passes(row: Row, column: string, filter: string): boolean {
  const [, operator = '', operand = ''] = /^(eq|lt|cs)\.(.*)$/.exec(filter) ?? [];
  const value = row[column];
  if (operator === 'eq') return String(value) === operand;
  if (operator === 'lt') return Number(value) < Number(operand);
  const wanted = operand.replace(/^\{|\}$/g, '').split(',');
  return Array.isArray(value) && wanted.every((entry) => value.includes(entry));
}

/**
 * Does not select columns; `rows` does. Without `order`, PostgreSQL guarantees no order, so pages after the first are
 * taken from the reversed rows, and tests detect the missing order.
 */
export function queried<Found extends object>(
  found: readonly Found[],
  { searchParams }: URL,
): readonly Found[] {
  const {
    select: _,
    order = '',
    offset = '0',
    limit,
    ...filters
  } = Object.fromEntries(searchParams);
  const orders = order.split(',').map((part) => part.split('.'));
  const isUnordered = order === '' && offset !== '0';
  return (isUnordered ? found.toReversed() : found)
    .map((row) => ({ row, cells: { ...row } as Row }))
    .filter(({ cells }) =>
      Object.entries(filters).every(([name, filter]) => passes(cells, name, filter)),
    )
    .toSorted((a, b) => {
      const differences = orders.map(
        ([column = '', direction]) =>
          (direction === 'desc' ? -1 : 1) * compared(a.cells[column], b.cells[column]),
      );
      return differences.find((difference) => difference !== 0) ?? 0;
    })
    .slice(Number(offset), Number(offset) + Math.min(Number(limit ?? MAX_ROWS), MAX_ROWS))
    .map(({ row }) => row);
}

/** The maximum number of rows in one response (`max_rows` in supabase/config.toml). */
export const MAX_ROWS = 1_000;

/** Numbers by value, everything else as text, which is also the order of the dates in time. */
function compared(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a), String(b)];
  return one < other ? -1 : Number(one > other);
}

export function noSuchFunction(name: string): Response {
  return postgrestError(
    404,
    'PGRST202',
    `Could not find the function ${name} with these parameters`,
  );
}
