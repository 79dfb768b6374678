import type { Sql } from 'postgres';
import { LOCAL_ANON_KEY } from '../../supabase/local/api';
import { runAs, type Caller, type Outcome } from '../setup/project';

const objects = `/storage/v1/object/`;

/**
 * Implements the part of Supabase Storage that the app uses, for the app's buckets. Each call is one statement on
 * `storage.objects` that runs with the caller's role, so the policies of the migrations determine the result. The bytes
 * are not stored.
 */
export async function answerStorage(sql: Sql, request: Request): Promise<Response> {
  const caller = callerOf(request);
  const path = new URL(request.url).pathname.slice(objects.length);
  const [first = '', ...names] = path.split('/');
  if (first === 'list') return listed(sql, caller, names.join('/'));
  if (names.length === 0) return removed(sql, caller, first, (await request.json()) as Removal);
  return added(sql, caller, first, names.join('/'));
}

interface Removal {
  prefixes: string[];
}

async function listed(sql: Sql, caller: Caller, bucket: string): Promise<Response> {
  const outcome = await runAs(
    sql,
    caller,
    (t) => t`select name from storage.objects where bucket_id = ${bucket} order by name`,
  );
  return outcome.ok ? Response.json(outcome.rows) : error(outcome);
}

async function removed(
  sql: Sql,
  caller: Caller,
  bucket: string,
  { prefixes }: Removal,
): Promise<Response> {
  const outcome = await runAs(
    sql,
    caller,
    (t) => t`delete from storage.objects where bucket_id = ${bucket} and name = any(${prefixes})
      returning bucket_id, name`,
  );
  return outcome.ok ? Response.json(outcome.rows) : error(outcome);
}

async function added(sql: Sql, caller: Caller, bucket: string, name: string): Promise<Response> {
  const owner = caller.role === 'authenticated' ? caller.userId : null;
  const outcome = await runAs(
    sql,
    caller,
    (t) =>
      t`insert into storage.objects (bucket_id, name, owner_id) values (${bucket}, ${name}, ${owner})`,
  );
  return outcome.ok
    ? Response.json({ Id: crypto.randomUUID(), Key: `${bucket}/${name}` })
    : error(outcome);
}

function callerOf(request: Request): Caller {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === LOCAL_ANON_KEY) return { role: 'anon' };
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { sub } = JSON.parse(payload) as { sub: string };
  return { role: 'authenticated', userId: sub };
}

/** Returns an error response like those of Storage: status 400, with the real status in the body. */
function error({ code, message }: Extract<Outcome, { ok: false }>): Response {
  const statusCode = { '42501': '403', '23505': '409' }[code] ?? '500';
  return Response.json({ statusCode, error: message, message }, { status: 400 });
}
