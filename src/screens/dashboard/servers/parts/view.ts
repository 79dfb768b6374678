import {
  ServerPageContext,
  isRetryResting,
  type ServerPageView,
  serverPageView,
} from '#machines/dashboard/server-page/server-page.machine';
import { SessionContext } from '#machines/session/session/session.machine';

/**
 * Returns the view of the page. It is `loading` until the session is known, and for a while after Discord has
 * redirected back to the page (product.md §6.6).
 */
export function useView(isReturning: boolean): ServerPageView {
  const isRestoring = SessionContext.useSelector((session) => session.matches('restoring'));
  const view = ServerPageContext.useSelector(serverPageView);
  return isRestoring || isReturning ? 'loading' : view;
}

/** Returns whether a retry has to wait (product.md §7.9). */
export function useRetryRests(): boolean {
  return ServerPageContext.useSelector(isRetryResting);
}
