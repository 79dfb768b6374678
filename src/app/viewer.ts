import type { Viewer } from '#domain/session/session';
import { viewerOf } from '#domain/session/profile';
import { SessionContext } from '#machines/session/session.context';

/** Who is signed in, or null; `isKnown` is false while that is still being found out. */
export function useViewer(): { isKnown: boolean; viewer: Viewer | null } {
  const session = SessionContext.useSelector(({ context }) => context.session);
  const isKnown = SessionContext.useSelector((snapshot) => !snapshot.matches('restoring'));
  return { isKnown, viewer: session ? viewerOf(session) : null };
}
