import type { SnapshotFrom } from 'xstate';
import type { LinkedStoresError, UnlinkError } from '#domain/servers/linked-store';
import type { linkedStoresMachine } from './linked-stores.machine';

type LinkedStoresSnapshot = SnapshotFrom<typeof linkedStoresMachine>;

/** `stillLinked`: there was no response, and the list that was read afterwards still has the store. */
export type UnlinkFailure = UnlinkError['kind'] | 'stillLinked';

/** Returns why the stores could not be read; null if they were read or are being read. */
export function storesFailure({ value }: LinkedStoresSnapshot): LinkedStoresError['kind'] | null {
  return typeof value === 'object' && 'failed' in value ? value.failed : null;
}

/** Returns what became of the last attempt to unlink a store; null if there is no such failure. */
export function unlinkFailure({ value }: LinkedStoresSnapshot): UnlinkFailure | null {
  if (typeof value !== 'object' || !('listed' in value)) return null;
  return typeof value.listed === 'object' ? value.listed.notUnlinked : null;
}

/** Returns the id of the store that is being unlinked; null if there is none. */
export function pendingStoreId(state: LinkedStoresSnapshot): string | null {
  const isPending = state.matches({ listed: 'unlinking' }) || state.matches({ listed: 'checking' });
  return isPending ? (state.context.unlinking?.id ?? null) : null;
}
