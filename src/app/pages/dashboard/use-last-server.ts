import { useEffect } from 'react';
import type { OpeningError } from '#domain/servers/opening-error';
import type { OpenedDashboard } from '#machines/dashboard/dashboard-opening/dashboard-opening.setup';
import { forgetLastServer, rememberLastServer } from '#services/dashboard/last-server';

interface Opening {
  /** Null for a visitor who is not signed in. */
  userId: string | null;
  serverId: string;
  opened: OpenedDashboard | null;
  error: OpeningError | null;
}

/**
 * Once the dashboard of a server is open, stores the server as the last opened one. Deletes the stored server if the
 * viewer cannot open it anymore. Links to a setting open the stored server (product.md §5.10).
 */
export function useLastServer({ userId, serverId, opened, error }: Opening): void {
  const isOpened = opened !== null;
  const isGone = error?.kind === 'noSuchServer' || error?.kind === 'notYours';
  useEffect(() => {
    if (isOpened) rememberLastServer(userId, serverId);
    else if (isGone) forgetLastServer(userId, serverId);
  }, [userId, serverId, isOpened, isGone]);
}
