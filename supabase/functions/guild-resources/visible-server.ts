import * as v from 'valibot';
import { bodyOf, call, isError, isSuccess } from '../_shared/call.ts';
import type { Caller } from '../_shared/caller.ts';
import type { Environment } from '../_shared/environment.ts';
import { done, fail } from '../_shared/result.ts';
import type { Result } from '../_shared/result.ts';

const rows = v.array(
  v.object({
    viewer_opens: v.boolean(),
    owner_id: v.nullish(v.string(), null),
    last_check: v.nullish(v.record(v.string(), v.unknown()), null),
  }),
);

/** A server whose settings the caller may read. */
export interface VisibleServer {
  /** Null if the database does not know it. */
  ownerId: string | null;
  /** The last health check; null if there is none, or if the caller may not open every panel. */
  lastCheck: object | null;
}

/**
 * Succeeds if the caller may open one of the server's panels. The query runs with the caller's rights, so the row-level
 * security policies apply (product.md §12.4). Other users must not get channel names, because Discord hides some
 * channels from members. They get the same error as for a server that does not exist.
 * @param id a snowflake
 */
export async function visibleServer(
  { supabaseUrl, supabaseTimeoutMs }: Environment,
  { headers }: Caller,
  id: string,
): Promise<Result<VisibleServer>> {
  const answer = await call(
    `${supabaseUrl}/rest/v1/servers?id=eq.${id}&select=viewer_opens,owner_id,last_check`,
    { headers },
    supabaseTimeoutMs,
  );
  if (isError(answer)) return fail('unknownServer');
  const parsed = v.safeParse(rows, isSuccess(answer) ? bodyOf(answer) : undefined);
  if (!parsed.success) return fail('serverNotRead');
  const [row] = parsed.output;
  return row?.viewer_opens
    ? done({ ownerId: row.owner_id, lastCheck: row.last_check })
    : fail('unknownServer');
}
