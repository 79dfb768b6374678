import {
  type LinkedStore,
  type LinkedStoresError,
  type UnlinkError,
  unlinkErrorKinds,
} from '#domain/servers/linked-store';
import type { Result } from '#domain/result';
import * as v from 'valibot';
import { changeErrors, fail, outcomeOf, outcomes, readErrors, resultOf } from '../answers';
import { count, listOf, row } from '../rows';
import { rpc } from '../supabase/call-backend';
import { factorErrors } from './factor-need';

const stores = listOf(
  row({
    id: v.string(),
    slug: v.string(),
    name: v.string(),
    isPublic: v.boolean(),
    link: v.picklist(['standing', 'paused']),
    refusedRoles: count,
  }),
);

export async function loadLinkedStores(
  { serverId }: { serverId: string },
  signal?: AbortSignal,
): Promise<Result<readonly LinkedStore[], LinkedStoresError>> {
  const call = rpc('server_stores', { server_id: serverId }, { signal });
  const read = await resultOf(call, v.nullable(stores), readErrors);
  if (!read.ok) return read;
  return read.value ? { ok: true, value: read.value } : fail('notAllowed');
}

const unlinkOutcomes = outcomes(unlinkErrorKinds, {
  ...changeErrors,
  ...factorErrors,
  rejected: 'unanswered',
  unlinked: null,
});

export function unlinkStore(
  { serverId, storeId }: { serverId: string; storeId: string },
  signal?: AbortSignal,
): Promise<Result<null, UnlinkError>> {
  const call = rpc('unlink_store', { server_id: serverId, store_id: storeId }, { signal });
  return outcomeOf(call, unlinkOutcomes);
}
