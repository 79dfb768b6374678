import { useEffect, useState } from 'react';
import type { ServersProps } from '#screens/dashboard/servers/Servers';
import {
  readPinnedServers,
  togglePinnedServer,
  watchPinnedServers,
} from '#services/dashboard/pinned-servers';

/**
 * Returns the servers that a user has pinned in this browser. The result is updated when another tab changes the pins.
 */
export function usePins(userId: string): NonNullable<ServersProps['pins']> {
  const [pinned, setPinned] = useState(() => readPinnedServers(userId));
  useEffect(() => watchPinnedServers(userId, setPinned), [userId]);
  return { pinned, toggle: (serverId) => setPinned(togglePinnedServer(userId, serverId)) };
}
