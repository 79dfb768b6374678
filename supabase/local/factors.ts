import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import { qrCodeSvg } from '#mocks/session/qr-code';
import { isTotpCode, newSecret, otpauthUri } from '#mocks/session/totp';
import type { Send } from './auth-server';
import { claimsIn } from './tokens';

const versioned = { 'x-supabase-api-version': '2024-01-01' };
export const failed = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: versioned });
const notFound = (message: string, status: number) =>
  failed(status, 'mfa_factor_not_found', message);

interface Factor {
  id: string;
  friendly_name: string;
  status: 'unverified' | 'verified';
  secret: string;
}

interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  isRaised: boolean;
}

const bodies = {
  enroll: v.object({
    factor_type: v.literal('totp'),
    friendly_name: v.optional(v.string(), ''),
    issuer: v.optional(v.string(), 'localhost'),
  }),
  verify: v.object({ challenge_id: v.pipe(v.string(), v.uuid()), code: v.string() }),
};

/** Returns the factors of a user, as the auth server shows them. */
export async function factorsOf(sql: Sql, userId: string): Promise<readonly object[]> {
  return sql`select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
    where user_id = ${userId} order by created_at`;
}

export async function hasFactor(sql: Sql, userId: string): Promise<boolean> {
  const rows =
    await sql`select from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1`;
  return rows.length > 0;
}

/** Answers the endpoints below `/auth/v1/factors` (supabase.md §2.14). */
export async function answerFactors(sql: Sql, request: Request, send: Send): Promise<Response> {
  const caller = await callerOf(sql, request, send);
  if (caller instanceof Response) return caller;
  const [, id, action = ''] =
    /\/factors\/([\da-f-]{36})\/?(challenge|verify)?$/.exec(new URL(request.url).pathname) ?? [];
  const body: unknown = request.method === 'DELETE' ? {} : await request.json().catch(() => null);
  if (id === undefined) return enroll(sql, caller, body);
  const [factor] = await sql<
    Factor[]
  >`select * from auth.mfa_factors where id = ${id} and user_id = ${caller.userId}`;
  if (!factor) return notFound('Factor not found', 404);
  if (request.method === 'DELETE') return unenroll(sql, caller, factor);
  if (action === 'verify') return verify(sql, { caller, factor, body, request, send });
  const challenge = randomUUID();
  await sql`insert into auth.mfa_challenges values (${challenge}, ${factor.id}, now())`;
  const expires_at = Math.floor(Date.now() / 1_000) + 300;
  return Response.json({ id: challenge, type: 'totp', expires_at });
}

export async function callerOf(sql: Sql, request: Request, send: Send): Promise<Caller | Response> {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length']) headers.delete(name);
  const answer = await send(new Request(new URL('/auth/v1/user', request.url), { headers }));
  if (!answer.ok) return answer;
  const { id, email } = v.parse(
    v.object({ id: v.string(), email: v.string() }),
    await answer.json(),
  );
  const [, token = ''] = (headers.get('authorization') ?? '').split(' ');
  const sessionId = String(claimsIn(token)['session_id']);
  const [session] = await sql<
    { aal: string | null }[]
  >`select aal from auth.sessions where id = ${sessionId}`;
  return { userId: id, email, sessionId, isRaised: session?.aal === 'aal2' };
}

async function enroll(sql: Sql, { userId, email, isRaised }: Caller, body: unknown) {
  const given = v.safeParse(bodies.enroll, body);
  if (!given.success) {
    return failed(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
  const { friendly_name, issuer } = given.output;
  await sql`delete from auth.mfa_factors factor where status <> 'verified' and created_at < now() - interval '5 minutes'
    and not exists (select from auth.mfa_challenges where factor_id = factor.id)`;
  const rows = await sql<Factor[]>`select * from auth.mfa_factors where user_id = ${userId}`;
  if (rows.some((row) => row.friendly_name === friendly_name)) {
    const message = `A factor with the friendly name "${friendly_name}" for this user already exists`;
    return failed(422, 'mfa_factor_name_conflict', message);
  }
  if (rows.length >= 10) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    return failed(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (!isRaised && rows.some(({ status }) => status === 'verified')) {
    return failed(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const [id, secret] = [randomUUID(), newSecret()];
  await sql`insert into auth.mfa_factors values
    (${id}, ${userId}, ${friendly_name}, 'totp', 'unverified', now(), now(), ${secret})`;
  const uri = otpauthUri(issuer, email, secret);
  const totp = { qr_code: qrCodeSvg(uri), secret, uri };
  return Response.json({ id, type: 'totp', friendly_name, totp });
}

async function unenroll(sql: Sql, { isRaised }: Caller, { id, status }: Factor): Promise<Response> {
  if (status === 'verified' && !isRaised) {
    return failed(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await sql.begin(async (t) => {
    await t`delete from auth.mfa_factors where id = ${id}`;
    await t`delete from auth.mfa_amr_claims where authentication_method = 'totp'
      and session_id in (select session.id from auth.sessions session where session.factor_id = ${id})`;
    await t`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${id}`;
  });
  return Response.json({ id });
}

interface Verification {
  caller: Caller;
  factor: Factor;
  body: unknown;
  request: Request;
  send: Send;
}

async function verify(sql: Sql, { caller, factor, body, request, send }: Verification) {
  const given = v.safeParse(bodies.verify, body);
  if (!given.success) return failed(400, 'validation_failed', 'Code needs to be non-empty');
  const { challenge_id, code } = given.output;
  const [challenge] = await sql<{ isUsed: boolean; isOver: boolean }[]>`
    select verified_at is not null as "isUsed", created_at < now() - interval '5 minutes' as "isOver"
    from auth.mfa_challenges where id = ${challenge_id} and factor_id = ${factor.id}`;
  if (!challenge) return notFound('MFA factor with the provided challenge ID not found', 422);
  if (challenge.isUsed) {
    const message = 'Challenge and verify IP addresses mismatch.';
    return failed(422, 'mfa_ip_address_mismatch', message);
  }
  if (challenge.isOver) {
    await sql`delete from auth.mfa_challenges where id = ${challenge_id}`;
    const message = `MFA challenge ${challenge_id} has expired, verify against another challenge or create a new challenge.`;
    return failed(422, 'mfa_challenge_expired', message);
  }
  if (!(await isTotpCode(factor.secret, code, Date.now()))) {
    return failed(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  const { userId, sessionId } = caller;
  await sql.begin(async (t) => {
    await t`update auth.mfa_challenges set verified_at = now() where id = ${challenge_id}`;
    await t`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
    await t`insert into auth.mfa_amr_claims values (${sessionId}, now(), 'totp')
      on conflict on constraint mfa_amr_claims_session_id_authentication_method_pkey do update set updated_at = now()`;
    await t`update auth.sessions set aal = 'aal2', factor_id = ${factor.id} where id = ${sessionId}`;
    await t`delete from auth.sessions where user_id = ${userId} and coalesce(aal, 'aal1') < 'aal2'`;
    await t`delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`;
  });
  // The new tokens of the session, as a refresh gives them.
  const [token] = await sql<{ token: string }[]>`
    select token from auth.refresh_tokens where session_id = ${sessionId} and not revoked order by created_at desc limit 1`;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return send(
    new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
      method: 'POST',
      headers,
      body: JSON.stringify({ refresh_token: token?.token }),
    }),
  );
}
