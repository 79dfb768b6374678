import { createActorContext } from '@xstate/react';
import type { ListedStore } from '#domain/marketplace/listing';
import type { Result } from '#domain/result';
import { reader } from '../../charts/reader';

/** The published stores of the marketplace (product.md §21.3). */
export const storeListMachine = reader<{
  answer: Result<readonly ListedStore[], { kind: 'unreachable' }>;
}>()({ id: 'storeList', kinds: { unreachable: 'stays' }, follows: 'nothing' });

export const StoreListContext = createActorContext(storeListMachine);
