import type { LastCheck } from '../bot-config/health';
import type { OwnRequest } from '../team/access-request';

/** The data that the site itself has about a server of the viewer, in addition to Discord's data (product.md §7.12). */
export interface ServerFacts {
  serverId: string;
  /** Whether the server was added to the site. */
  isSetUp: boolean;
  /** The last save that changed a setting which the viewer may see; null if there is none. */
  lastSave: { at: string; by: string } | null;
  /** The viewer's request for access, if it is open or was declined a short time ago; otherwise null. */
  request: OwnRequest | null;
  /** What the last check of the bot found; null if there is none, or if the viewer may not open every panel. */
  health: LastCheck | null;
  /** The number of open requests for access; 0 if the viewer does not manage the editors. */
  waitingRequests: number;
}

export type ServerFactsError =
  | { kind: 'signInRequired' }
  | { kind: 'tooSlow' }
  | { kind: 'unreachable' };

/** The viewer has sent a request for access to a server, or has withdrawn it. */
export interface RequestChange {
  serverId: string;
  request: OwnRequest | null;
}

export function afterRequestChange(
  facts: readonly ServerFacts[],
  { serverId, request }: RequestChange,
): readonly ServerFacts[] {
  return facts.map((each) => (each.serverId === serverId ? { ...each, request } : each));
}

export function factsOf(
  facts: readonly ServerFacts[] | null,
  serverId: string,
): ServerFacts | undefined {
  return facts?.find((each) => each.serverId === serverId);
}
