import type { Args, FunctionName } from './database-functions';

/** A request to the backend. Without `method`, it is a POST if it has a body, otherwise a GET. */
export interface BackendCall {
  method?: 'PATCH' | 'PUT' | 'DELETE';
  /** Relative to the root of the backend, such as '/functions/v1/name'. */
  path: string;
  body?: unknown;
  /** Sent in addition to the headers of every request. */
  headers?: Readonly<Record<string, string>>;
}

/** A page of a table: `count` rows, starting at row `from`. */
export interface Page {
  from: number;
  count: number;
  /** The last row of the previous page; null if this is the first page. */
  last: unknown;
}

/** A call of a database function. `page` limits the rows that it returns. */
export function rpcCall<Name extends FunctionName>(
  name: Name,
  args: Args<Name>,
  page?: Pick<Page, 'from' | 'count'>,
): BackendCall {
  const limits = page ? `?offset=${page.from}&limit=${page.count}` : '';
  return { path: `/rest/v1/rpc/${name}${limits}`, body: args };
}

export const returnRows = { Prefer: 'return=representation' };
