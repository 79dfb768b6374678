import * as v from 'valibot';
import { bodyOf, call, isSuccess } from './call.ts';
import type { Environment } from './environment.ts';
import type { FixedError } from './errors.ts';

/** The result of a database function: its value, or the SQLSTATE of its error ('' if it has none). */
export type RpcAnswer = { ok: true; value: unknown } | { ok: false; code: string };

/**
 * The codes of a statement that the database has stopped at a time limit and undone (docs/supabase.md §4.4), or never
 * started.
 */
const slowCodes = ['57014', '55P03', 'PGRST003'];

/** Returns the error of a failed call: that it took too long, or else `otherwise`. */
export function rpcError({ code }: { code: string }, otherwise: FixedError): FixedError {
  return slowCodes.includes(code) ? 'databaseTooSlow' : otherwise;
}

const errorBody = v.object({ code: v.string() });

/** Calls a database function with the service role, which bypasses row-level security. */
export async function rpc(
  { supabaseUrl, serviceKey, supabaseTimeoutMs }: Environment,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<RpcAnswer> {
  const answer = await call(
    `${supabaseUrl}/rest/v1/rpc/${name}`,
    {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(parameters),
    },
    supabaseTimeoutMs,
  );
  if (isSuccess(answer)) return { ok: true, value: bodyOf(answer) };
  const parsed = v.safeParse(errorBody, bodyOf(answer));
  return { ok: false, code: parsed.success ? parsed.output.code : '' };
}
