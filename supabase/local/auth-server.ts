import type { Sql } from 'postgres';
import * as v from 'valibot';
import { answerFactors, callerOf, factorsOf, failed, hasFactor } from './factors';
import { claimsIn, signedToken } from './tokens';

export type Send = (request: Request) => Promise<Response>;

const opened = v.looseObject({
  access_token: v.string(),
  user: v.looseObject({ id: v.pipe(v.string(), v.uuid()) }),
});
const user = v.looseObject({ id: v.pipe(v.string(), v.uuid()), aud: v.string() });
const claims = v.looseObject({ session_id: v.pipe(v.string(), v.uuid()) });

/** Supabase Auth: the library, and what it leaves out of sessions and second factors (supabase.md §2.13, §2.14). */
export function authServer(sql: Sql, library: Send): Send {
  const send: Send = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/auth/v1/factors')) return answerFactors(sql, request, send);
    if (request.method === 'PUT' && pathname === '/auth/v1/user') {
      const caller = await callerOf(sql, request, send);
      if (
        !(caller instanceof Response) &&
        !caller.isRaised &&
        (await hasFactor(sql, caller.userId))
      ) {
        return insufficientLevel(await request.clone().json()) ?? library(request);
      }
    }
    const answer = await library(request);
    const body: unknown = answer.ok
      ? await answer
          .clone()
          .json()
          .catch(() => null)
      : null;
    const session = v.safeParse(opened, body);
    if (session.success) return withFacts(sql, request, session.output);
    const read = v.safeParse(user, body);
    if (!read.success) return answer;
    return Response.json({ ...read.output, factors: await factorsOf(sql, read.output.id) });
  };
  return send;
}

/**
 * Stores which client opened or refreshed a session, and how it was opened, and adds the factors of the user and the
 * claims `aal` and `amr`.
 */
async function withFacts(
  sql: Sql,
  request: Request,
  session: v.InferOutput<typeof opened>,
): Promise<Response> {
  const known = v.parse(claims, claimsIn(session.access_token));
  const { session_id: id } = known;
  await sql`update auth.sessions set user_agent = ${request.headers.get('user-agent')}, ip = '127.0.0.1',
    aal = coalesce(aal, 'aal1') where id = ${id}`;
  const isRefresh = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
  if (!isRefresh) {
    await sql`insert into auth.mfa_amr_claims values (${id}, now(), 'password') on conflict do nothing`;
  }
  const [row] = await sql<{ aal: string; amr: unknown }[]>`
    select session.aal, (
      select coalesce(jsonb_agg(jsonb_build_object('method', claim.authentication_method,
        'timestamp', floor(extract(epoch from claim.updated_at))) order by claim.updated_at desc), '[]')
      from auth.mfa_amr_claims claim where claim.session_id = session.id
    ) as amr from auth.sessions session where session.id = ${id}`;
  return Response.json({
    ...session,
    access_token: signedToken({ ...known, ...row }),
    user: { ...session.user, factors: await factorsOf(sql, session.user.id) },
  });
}

/** Returns the error of a change that needs a second factor; null if this one does not. */
function insufficientLevel(change: object): Response | null {
  if (!('password' in change) && !('email' in change)) return null;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  return failed(401, 'insufficient_aal', message);
}
