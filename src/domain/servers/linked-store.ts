import { serverLinks } from '../marketplace/own-store';

/** The links of a store that can be removed. */
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
}

/** Why the stores of a server could not be read. `notAllowed`: the viewer does not administer the server. */
export type LinkedStoresError =
  | { kind: 'signInRequired' }
  | { kind: 'notAllowed' }
  | { kind: 'unreachable' };

/** Why a store was not unlinked. `unanswered`: there was no response, so the store may have been unlinked. */
export type UnlinkError =
  | { kind: 'signInRequired' }
  | { kind: 'notAllowed' }
  | { kind: 'notLinked' }
  | { kind: 'unanswered' };
