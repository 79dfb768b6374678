import type { Server } from '#domain/servers/server';

/** The minimum number of servers for which the filter is shown. */
export const FILTER_FROM = 9;

/** Returns the servers whose name contains every word of the query, ignoring case. */
export function filterServers(servers: readonly Server[], query: string): readonly Server[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return servers.filter(({ name }) => {
    const lower = name.toLowerCase();
    return words.every((word) => lower.includes(word));
  });
}
