import type { Sql } from 'postgres';
import * as v from 'valibot';

const opened = v.object({ access_token: v.string() });
const claims = v.object({ session_id: v.pipe(v.string(), v.uuid()) });

/**
 * Stores which client opened or refreshed a session, as the platform does (supabase.md §2.13). The library leaves
 * `user_agent` and `ip` empty. `answer` is its response to a request of `/auth/v1`.
 */
export async function noteClient(sql: Sql, request: Request, answer: Response): Promise<void> {
  if (request.method !== 'POST' || !answer.ok) return;
  const body = v.safeParse(
    opened,
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success) return;
  const [, payload = ''] = body.output.access_token.split('.');
  const read = v.safeParse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (!read.success) return;
  await sql`update auth.sessions set user_agent = ${request.headers.get('user-agent')}, ip = '127.0.0.1'
    where id = ${read.output.session_id}`;
}
