import { wordMatcher } from '#domain/fold';
import type { Server } from '#domain/servers/server';

/** The minimum number of servers for which the filter is shown. */
export const FILTER_FROM = 9;

export function filterServers(servers: readonly Server[], query: string): readonly Server[] {
  const isFound = wordMatcher(query);
  return servers.filter(({ name }) => isFound(name));
}
