import { createActorContext } from '@xstate/react';
import {
  type OwnStore,
  type StoreRemovalError,
  storeRemovalErrorKinds,
} from '#domain/marketplace/own-store';
import type { Result } from '#domain/result';
import { command } from '../../charts/command';

/** Deletes a store after the user has typed its name (product.md §21.7). */
export const storeRemovalMachine = command<{
  answer: Result<null, StoreRemovalError>;
  subject: Pick<OwnStore, 'id' | 'name'>;
}>()({
  id: 'storeRemoval',
  kinds: storeRemovalErrorKinds,
  asks: true,
});

export const StoreRemovalContext = createActorContext(storeRemovalMachine);
