import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { paths } from '#domain/paths';
import { viewerOf } from '#domain/session/profile';
import { readResync, saveResync } from '#services/dashboard/resync';
import type { SessionActors } from './page-state';

/**
 * Reports the result of a resync after the user has returned from Discord (product.md §4.5). On `/servers`, this hook
 * does not read the servers, because the page itself reads them and reports the result.
 */
export function useResyncResult(options: {
  session: SessionActors['session'];
  redirect: SessionActors['redirect'];
  pathname: string;
}): void {
  const { session, redirect, pathname } = options;
  const current = useSelector(session, ({ context }) => context.session);
  useEffect(() => {
    const notices = redirect.on('notice', ({ notice }) => {
      if (readResync() === 'asked') saveResync(notice === 'signedIn' ? 'returned' : null);
    });
    // The user has returned from Discord, but the URL contains no response from Discord.
    const ends = redirect.subscribe((at) => {
      if (at.matches('idle') && readResync() === 'asked') saveResync(null);
    });
    return () => {
      notices.unsubscribe();
      ends.unsubscribe();
    };
  }, [redirect]);
  const viewer = current && viewerOf(current);
  const userId = viewer?.userId ?? null;
  const discordId = viewer?.profile?.discordId ?? null;
  useEffect(() => {
    if (userId === null || discordId === null || pathname === paths.servers.href()) return;
    if (readResync() !== 'returned') return;
    void import('./finish-resync').then(({ finishResync }) => finishResync({ userId, discordId }));
  }, [userId, discordId, pathname]);
}
