import type { Server } from '#domain/servers/server';

/** From how many servers on a filter helps more than it takes room. */
export const FILTER_FROM = 9;

/** The servers whose name holds every word of the query, in any case. */
export function filterServers(servers: readonly Server[], query: string): readonly Server[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return servers.filter(({ name }) => {
    const lower = name.toLowerCase();
    return words.every((word) => lower.includes(word));
  });
}
