import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { StartFailure } from '#screens/_shell/StartFailure';
import { isDemo } from './boot/is-demo';
import { reachBackend, usePageState } from './boot/page-state';

/** Around a page that works without an account: it waits for nothing. The demo starts behind it. */
export function Component() {
  const { failure } = usePageState();
  useEffect(() => {
    if (isDemo) reachBackend();
  }, []);
  if (failure !== null) return <StartFailure reason={failure.message} />;
  return <Outlet />;
}
