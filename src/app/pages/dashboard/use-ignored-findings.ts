import { useCallback, useEffect, useState } from 'react';
import type { ServerSettingsProps } from '#screens/dashboard/settings/ServerSettings';
import {
  readIgnoredFindings,
  storeIgnoredFindings,
  watchIgnoredFindings,
} from '#services/dashboard/ignored-findings';

/**
 * Returns the findings of a server that the user ignores in this browser, and updates them after changes in another tab.
 *
 * @param userId the user's Discord id; null on a demo server, which has no health check
 */
export function useIgnoredFindings(
  userId: string | null,
  serverId: string,
): NonNullable<ServerSettingsProps['ignored']> | null {
  const [ignored, setOwnIgnored] = useState<readonly string[]>(() =>
    userId === null ? [] : readIgnoredFindings(userId, serverId),
  );
  useEffect(() => {
    if (userId !== null) return watchIgnoredFindings(userId, serverId, setOwnIgnored);
  }, [userId, serverId]);
  const setIgnored = useCallback(
    (next: readonly string[]) => {
      if (userId === null) return;
      storeIgnoredFindings(userId, serverId, next);
      setOwnIgnored(next);
    },
    [userId, serverId],
  );
  return userId === null ? null : { ignored, setIgnored };
}
