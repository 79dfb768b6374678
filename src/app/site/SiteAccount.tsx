import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#screens/shell/islands/lazy-part';
import { onceLoaded, preload } from '#screens/shell/islands/load-failure';
import { AccountPlaceholder, UnknownAccount } from '#screens/session/UnknownAccount';
import { useHydrated } from '#screens/shell/use-hydrated';
import { pointerReleased, watchPointer } from '#services/browser/pointer-release';
import { hasStoredSession } from '#services/session/has-stored-session';
import { usePageState } from '../boot/page-state';
import type { PresenceActor } from '../wiring/shell/presence';

const loadSessionAccount = () => import('./SessionAccount');
const SessionAccount = lazyPart(async () => (await loadSessionAccount()).SessionAccount);

export interface SiteAccountProps {
  /** The presence actor. It is null until the app needs it. */
  presence: PresenceActor | null;
  /** Whether "Sign in" was pressed before this component was loaded. */
  isRequested?: boolean;
}

/**
 * The account in the site's header. The code for sessions is loaded if this browser stores a session, or if the user
 * returns from Discord. All other visitors see the sign-in button, which loads the code on first use.
 */
export function SiteAccount({ presence, isRequested: wasRequested = false }: SiteAccountProps) {
  const isHydrated = useHydrated();
  const { actors } = usePageState();
  const [isRequested, setIsRequested] = useState(wasRequested);
  const hasSession = actors !== null || (isHydrated && hasStoredSession());
  const isReplaced = useOnceReleased(hasSession);
  if (!isRequested && !isReplaced) {
    return (
      <UnknownAccount
        onPress={() => onceLoaded(loadSessionAccount, () => setIsRequested(true))}
        onIntent={() => preload(loadSessionAccount)}
      />
    );
  }
  return (
    <Suspense fallback={<AccountPlaceholder />}>
      <SessionAccount isMenuWanted={isRequested} presence={presence} />
    </Suspense>
  );
}

/**
 * Returns whether `condition` holds. If it becomes true while a pointer is pressed, the result changes only after the
 * release.
 */
function useOnceReleased(condition: boolean): boolean {
  const [isReleased, setIsReleased] = useState(false);
  useEffect(watchPointer, []);
  useEffect(() => {
    if (!condition) return;
    let isCurrent = true;
    void pointerReleased().then(() => {
      if (isCurrent) setIsReleased(true);
    });
    return () => {
      isCurrent = false;
      setIsReleased(false);
    };
  }, [condition]);
  return condition && isReleased;
}
