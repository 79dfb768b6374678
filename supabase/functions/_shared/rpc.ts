import * as v from 'valibot';
import { bodyOf, call, isSuccess } from './call.ts';
import type { Environment } from './environment.ts';

/** What a function of the database answered: its value, or the SQLSTATE it refused with ('' when it said none). */
export type RpcAnswer = { ok: true; value: unknown } | { ok: false; code: string };

const refused = v.object({ code: v.string() });

/** Calls a function of the database as the service, which may do everything. */
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
  const said = v.safeParse(refused, bodyOf(answer));
  return { ok: false, code: said.success ? said.output.code : '' };
}
