import * as v from 'valibot';
import { bodyOf, call, isError, isSuccess } from '../_shared/call.ts';
import type { Caller } from '../_shared/caller.ts';
import type { Environment } from '../_shared/environment.ts';
import { done, refuse } from '../_shared/result.ts';
import type { Result } from '../_shared/result.ts';

const rows = v.array(v.object({ viewer_opens: v.boolean() }));

/**
 * Whether the caller may open a panel of a server: asked of the database as the caller, whose policies decide (spec §6).
 * Its channels' names are for nobody else, since Discord hides some of them from its members. A server that is not
 * theirs is refused like one that does not exist.
 *
 * @param id a snowflake
 */
export async function visibleServer(
  { supabaseUrl, supabaseTimeoutMs }: Environment,
  { headers }: Caller,
  id: string,
): Promise<Result<null>> {
  const answer = await call(
    `${supabaseUrl}/rest/v1/servers?id=eq.${id}&select=viewer_opens`,
    { headers },
    supabaseTimeoutMs,
  );
  if (isError(answer)) return refuse('unknownServer');
  const parsed = v.safeParse(rows, isSuccess(answer) ? bodyOf(answer) : undefined);
  if (!parsed.success) return refuse('serverNotRead');
  return parsed.output[0]?.viewer_opens ? done(null) : refuse('unknownServer');
}
