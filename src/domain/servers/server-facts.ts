import type { OwnRequest } from '../team/access-request';

/** What the site knows about a server of the viewer, besides what Discord lists (product.md §7.12). */
export interface ServerFacts {
  serverId: string;
  /** Whether the server was added to the site. */
  isSetUp: boolean;
  /** The last save that changed a setting which the viewer may see; null if there is none. */
  lastSave: { at: string; by: string } | null;
  /** The viewer's request for access; null if there is none that is open or was declined a short time ago. */
  request: OwnRequest | null;
}

/** Why the facts could not be read. */
export type ServerFactsError = { kind: 'signInRequired' } | { kind: 'unreachable' };
