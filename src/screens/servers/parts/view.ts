import { isRetryResting, type ServerPageView, serverPageView } from '#machines/server-page/view';
import { ServerPageContext } from '#machines/server-page/server-page.context';
import { SessionContext } from '#machines/session/session.context';

/**
 * Which look the page wears. It loads until it is known who is here, and for a while when someone comes back from
 * Discord (spec §4).
 */
export function useView(isReturning: boolean): ServerPageView {
  const isRestoring = SessionContext.useSelector((session) => session.matches('restoring'));
  const view = ServerPageContext.useSelector(serverPageView);
  return isRestoring || isReturning ? 'loading' : view;
}

/** Whether asking again has to wait (spec §9: 3 s). */
export function useRetryRests(): boolean {
  return ServerPageContext.useSelector(isRetryResting);
}
