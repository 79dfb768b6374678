import type { Result } from '#domain/result';
import type { ServerFacts, ServerFactsError } from '#domain/servers/server-facts';
import * as v from 'valibot';
import { listOf } from '../rows';
import { bodyOf, isSuccess } from '../http';
import { rpc } from '../supabase/call-backend';

const time = v.pipe(
  v.string(),
  v.check((written) => !Number.isNaN(Date.parse(written))),
);

const factsRow = v.object({
  server_id: v.string(),
  is_set_up: v.boolean(),
  saved_at: v.nullable(time),
  saved_by_name: v.nullable(v.string()),
  request: v.nullable(v.object({ status: v.picklist(['open', 'declined']), at: time })),
});

/** Returns the site's own data about each of the viewer's servers. Times of saves are in ISO 8601. */
export async function loadServerFacts(
  signal?: AbortSignal,
): Promise<Result<readonly ServerFacts[], ServerFactsError>> {
  const answer = await rpc('my_server_facts', {}, { signal });
  if (answer.kind === 'answered' && (answer.status === 401 || answer.status === 403)) {
    return { ok: false, error: { kind: 'signInRequired' } };
  }
  const isAnswer = answer.kind === 'answered' && isSuccess(answer);
  const parsed = v.safeParse(listOf(factsRow), isAnswer ? bodyOf(answer) : undefined);
  if (!parsed.success) return { ok: false, error: { kind: 'unreachable' } };
  return { ok: true, value: parsed.output.map(factsFrom) };
}

function factsFrom(row: v.InferOutput<typeof factsRow>): ServerFacts {
  const { server_id, is_set_up, saved_at: at, saved_by_name: by, request } = row;
  const lastSave = at !== null && by !== null ? { at, by } : null;
  return { serverId: server_id, isSetUp: is_set_up, lastSave, request };
}
