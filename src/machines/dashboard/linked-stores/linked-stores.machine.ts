import type { Result } from '#domain/result';
import {
  afterUnlinking,
  type LinkedStore,
  type LinkedStoresError,
  type Unlinked,
} from '#domain/servers/linked-store';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The stores that are linked to a server (product.md §12.25). A patch is a store that is, or may be, unlinked. */
export const linkedStoresMachine = reader<{
  answer: Result<readonly LinkedStore[], LinkedStoresError>;
  input: { serverId: string };
  patch: Unlinked;
}>()({
  id: 'linkedStores',
  kinds: { signInRequired: 'stays', notAllowed: 'closes', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'page',
  patch: afterUnlinking,
});

export const LinkedStoresContext = createReaderContext(linkedStoresMachine);
