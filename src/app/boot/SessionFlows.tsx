import { Suspense } from 'react';
import { lazyPart } from '#screens/shell/islands/lazy-part';
import { usePageState } from './page-state';

const SessionHost = lazyPart(async () => (await import('./SessionHost')).SessionHost);

/** Starts the session's machines once a page needs them and the backend is ready. */
export function SessionFlows() {
  const { isReachable, isSessionWanted } = usePageState();
  if (!isReachable || !isSessionWanted) return null;
  return (
    <Suspense>
      <SessionHost />
    </Suspense>
  );
}
