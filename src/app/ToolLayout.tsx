import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { StartFailure } from '#screens/_shell/StartFailure';
import { isDemo } from './boot/is-demo';
import { reachBackend, usePageState } from './boot/page-state';

/** Layout of pages that work without an account and do not wait for the backend. Demo mode starts in the background. */
export function Component() {
  const { failure } = usePageState();
  useEffect(() => {
    if (isDemo) reachBackend();
  }, []);
  if (failure !== null) return <StartFailure reason={failure.message} />;
  return <Outlet />;
}
