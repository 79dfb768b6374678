import { useEffect, useRef } from 'react';
import type { ConfigKey } from '#domain/bot-config/fields';
import { paths } from '#domain/paths';
import { SessionContext } from '#machines/session/session/session.machine';
import { saveRedirectPath } from '#services/session/redirect-path';

/**
 * Makes a sign-in with Discord return to the setting that was focused last. Returns a function that the caller has to
 * call whenever a setting receives the focus.
 */
export function useReturnToField(
  serverId: string,
  tab: string | undefined,
): (key: ConfigKey) => void {
  const session = SessionContext.useActorRef();
  const last = useRef<ConfigKey | null>(null);
  useEffect(() => {
    const subscription = session.subscribe((snapshot) => {
      if (last.current !== null && snapshot.matches({ signingIn: 'requesting' })) {
        saveRedirectPath(paths.dashboard.href(serverId, tab, last.current));
      }
    });
    return () => subscription.unsubscribe();
  }, [session, serverId, tab]);
  return (key) => {
    last.current = key;
  };
}
