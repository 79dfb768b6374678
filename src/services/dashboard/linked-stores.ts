import type { LinkedStore, LinkedStoresError, UnlinkError } from '#domain/servers/linked-store';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { listOf } from '../rows';
import { rpc } from '../supabase/call-backend';
import { fail, successBody } from '../market/store-member-answers';

const storesBody = v.nullable(
  listOf(
    v.object({
      id: v.string(),
      slug: v.string(),
      name: v.string(),
      is_public: v.boolean(),
      link: v.picklist(['standing', 'paused']),
      refused_roles: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
);

/** Returns the stores that are linked to a server. */
export async function loadLinkedStores(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<readonly LinkedStore[], LinkedStoresError>> {
  const answer = await rpc('server_stores', { server_id: serverId }, { signal });
  if (answer.kind === 'answered' && answer.status === 401) return fail('signInRequired');
  if (answer.kind === 'answered' && answer.status === 403) return fail('notAllowed');
  const parsed = v.safeParse(storesBody, successBody(answer));
  if (!parsed.success) return fail('unreachable');
  if (parsed.output === null) return fail('notAllowed');
  return {
    ok: true,
    value: parsed.output.map(({ is_public, refused_roles, ...store }) => ({
      ...store,
      isPublic: is_public,
      refusedRoles: refused_roles,
    })),
  };
}

/** Unlinks a store from a server. */
export async function unlinkStore(
  { serverId, storeId }: { serverId: string; storeId: string },
  signal?: AbortSignal,
): Promise<Result<null, UnlinkError>> {
  const answer = await rpc('unlink_store', { server_id: serverId, store_id: storeId }, { signal });
  if (answer.kind === 'answered' && answer.status === 401) return fail('signInRequired');
  if (answer.kind === 'answered' && answer.status === 403) return fail('notAllowed');
  const outcome = successBody(answer);
  if (outcome === 'unlinked') return { ok: true, value: null };
  return fail(outcome === 'notLinked' ? 'notLinked' : 'unanswered');
}
