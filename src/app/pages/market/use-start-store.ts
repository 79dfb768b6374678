import { useCallback, useEffect, useState } from 'react';
import type { SentPlace, StartMark } from '#domain/bot-config/start-here';
import type { ServerSettingsProps } from '#screens/dashboard/settings/ServerSettings';
import { readSentPlaces, watchSentPlaces } from '#services/designer/sent-places';
import { readStartMark, storeStartMark, watchStartMark } from '#services/dashboard/start-here';

/**
 * Returns the data that this browser stores about the checklist of a server, and updates it after changes in
 * another tab.
 *
 * @param userId the user's Discord id; null on a demo server, which has no checklist
 */
export function useStartStore(
  userId: string | null,
  serverId: string,
): NonNullable<ServerSettingsProps['start']> | null {
  const [mark, setOwnMark] = useState<StartMark | null>(() =>
    userId === null ? null : readStartMark(userId, serverId),
  );
  const [sent, setSent] = useState<readonly SentPlace[]>(readSentPlaces);
  useEffect(() => {
    if (userId !== null) return watchStartMark(userId, serverId, setOwnMark);
  }, [userId, serverId]);
  useEffect(() => watchSentPlaces(setSent), []);
  const setMark = useCallback(
    (next: StartMark) => {
      if (userId === null) return;
      storeStartMark(userId, serverId, next);
      setOwnMark(next);
    },
    [userId, serverId],
  );
  return userId === null ? null : { mark, sent, setMark };
}
