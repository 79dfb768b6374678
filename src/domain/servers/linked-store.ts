import type { ErrorOf } from '../result';
import { factorNeedKinds } from '../session/factor-need';
import { serverLinks } from '../marketplace/own-store';

export type StandingLink = Exclude<(typeof serverLinks)[number], 'unlinked'>;

/** A store that is linked to a server, as the server's owner and administrators see it (product.md §12.25). */
export interface LinkedStore {
  id: string;
  slug: string;
  name: string;
  /** Whether visitors can open its page. */
  isPublic: boolean;
  link: StandingLink;
  /** The number of its roles that the seller may not give. */
  refusedRoles: number;
  /** Whether there was no response to "Unlink", so that the store may be unlinked. */
  isUnsure?: true;
}

/** Why the stores of a server could not be read. `notAllowed`: the viewer does not administer the server. */
export type LinkedStoresError = {
  kind: 'signInRequired' | 'notAllowed' | 'tooSlow' | 'unreachable';
};

/** Why a store was not unlinked. `unanswered`: there was no response, so the store may have been unlinked. */
export const unlinkErrorKinds = [
  'signInRequired',
  ...factorNeedKinds,
  'notAllowed',
  'notLinked',
  'unanswered',
] as const;
export type UnlinkError = ErrorOf<typeof unlinkErrorKinds>;

/** What a request to unlink a store has led to. `isCertain`: it is not linked; otherwise it is not known. */
export interface Unlinked {
  id: string;
  isCertain: boolean;
}

export function afterUnlinking(
  stores: readonly LinkedStore[],
  { id, isCertain }: Unlinked,
): readonly LinkedStore[] {
  return isCertain
    ? stores.filter((store) => store.id !== id)
    : stores.map((store) => (store.id === id ? { ...store, isUnsure: true } : store));
}

/** `stillLinked`: there was no response, and the list that was read afterwards still has the store. */
export type UnlinkFailure = UnlinkError['kind'] | 'stillLinked';

/** Returns why a store was not unlinked, as far as the list shows what became of a request without a response. */
export function unlinkFailure(
  kind: UnlinkError['kind'],
  { id }: LinkedStore,
  stores: readonly LinkedStore[],
): UnlinkFailure {
  if (kind !== 'unanswered') return kind;
  const store = stores.find((each) => each.id === id);
  if (!store) return 'notLinked';
  return store.isUnsure ? 'unanswered' : 'stillLinked';
}
