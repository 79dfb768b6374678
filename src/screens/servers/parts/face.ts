import { isRetryResting, type ServerPageFace, serverPageFace } from '#machines/server-page/face';
import { ServerPageContext } from '#machines/server-page/server-page.context';
import { SessionContext } from '#machines/session/session.context';

/**
 * Which look the page wears. It loads until it is known who is here, and for a while when someone comes back from
 * Discord (spec §4).
 */
export function useFace(isReturning: boolean): ServerPageFace {
  const isRestoring = SessionContext.useSelector((session) => session.matches('restoring'));
  const face = ServerPageContext.useSelector(serverPageFace);
  return isRestoring || isReturning ? 'loading' : face;
}

/** Whether asking again has to wait (spec §9: 3 s). */
export function useRetryRests(): boolean {
  return ServerPageContext.useSelector(isRetryResting);
}
