import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import { type LinkedStore, type UnlinkError, unlinkErrorKinds } from '#domain/servers/linked-store';
import { command } from '../../charts/command';

/** Unlinks a store from a server (product.md §12.25). */
export const storeUnlinkMachine = command<{
  answer: Result<null, UnlinkError>;
  subject: { serverId: string; store: LinkedStore };
}>()({
  id: 'storeUnlink',
  kinds: unlinkErrorKinds,
  asks: true,
});

export const StoreUnlinkContext = createActorContext(storeUnlinkMachine);
