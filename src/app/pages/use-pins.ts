import { useEffect, useState } from 'react';
import type { ServersProps } from '#screens/servers/Servers';
import {
  readPinnedServers,
  togglePinnedServer,
  watchPinnedServers,
} from '#services/browser/pinned-servers';

/** Returns the pinned servers of a user in this browser. A change in another tab is shown too. */
export function usePins(userId: string): NonNullable<ServersProps['pins']> {
  const [pinned, setPinned] = useState(() => readPinnedServers(userId));
  useEffect(() => watchPinnedServers(userId, setPinned), [userId]);
  return { pinned, toggle: (serverId) => setPinned(togglePinnedServer(userId, serverId)) };
}
