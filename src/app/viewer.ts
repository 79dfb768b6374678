import { useMemo } from 'react';
import type { Viewer } from '#domain/session/session';
import { viewerOf } from '#domain/session/profile';
import { SessionContext } from '#machines/session/session/session.machine';

/**
 * Returns the signed-in user, or null. `isKnown` is false while the stored session is being restored. `isUnreachable`
 * is true if the auth server does not respond during that time.
 */
export function useViewer(): { isKnown: boolean; isUnreachable: boolean; viewer: Viewer | null } {
  const session = SessionContext.useSelector(({ context }) => context.session);
  const isKnown = SessionContext.useSelector((snapshot) => !snapshot.matches('restoring'));
  const isUnreachable = SessionContext.useSelector((snapshot) =>
    snapshot.matches({ restoring: 'unreachable' }),
  );
  const viewer = useMemo(() => session && viewerOf(session), [session]);
  return { isKnown, isUnreachable, viewer };
}
