import { lazy, Suspense } from 'react';
import { usePageState } from './page-state';

const SessionHost = lazy(async () => ({ default: (await import('./SessionHost')).SessionHost }));

/** The session's flows, once a page needs them and the backend can be called. */
export function SessionFlows() {
  const { isReachable, isSessionWanted } = usePageState();
  if (!isReachable || !isSessionWanted) return null;
  return (
    <Suspense>
      <SessionHost />
    </Suspense>
  );
}
