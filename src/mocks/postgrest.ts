import { HttpResponse } from 'msw';

/** An error as PostgREST words it. */
export function postgrestError(
  status: number,
  code: string,
  message: string,
  hint: string | null = null,
): Response {
  return HttpResponse.json({ code, message, details: null, hint }, { status });
}

/** The rows found, with the columns asked for: a list, or one object where the client asked for just one. */
export function rows(request: Request, found: readonly object[]): Response {
  const columns = (new URL(request.url).searchParams.get('select') ?? '*').split(',');
  const unknown = columns.find((column) => column !== '*' && found.some((row) => !(column in row)));
  if (unknown !== undefined) {
    return postgrestError(400, '42703', `column ${unknown} does not exist`);
  }
  const picked = found.map((row) =>
    columns.includes('*')
      ? row
      : Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))),
  );
  if (!request.headers.get('accept')?.includes('vnd.pgrst.object'))
    return HttpResponse.json(picked);
  const [only, ...more] = picked;
  if (only && more.length === 0) return HttpResponse.json(only);
  return postgrestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object');
}
