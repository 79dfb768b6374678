import { createActorContext } from '@xstate/react';
import type { MoreStoresQuery } from '#domain/marketplace/listing';
import { command } from '../../charts/command';
import type { StoresAnswer } from '../store-list/store-list.machine';

export const moreStoresMachine = command<{ answer: StoresAnswer; subject: MoreStoresQuery }>()({
  id: 'moreStores',
  kinds: ['unreachable'],
  // A page of a list that is no longer shown may still be running.
  waits: () => true,
  asks: false,
});

export const MoreStoresContext = createActorContext(moreStoresMachine);
