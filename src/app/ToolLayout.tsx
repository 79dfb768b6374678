import { use, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { StartFailure } from '#screens/_shell/StartFailure';
import { BackendContext, DoorsContext } from './doors';

/** What a page stands in that works without an account: it waits for nothing. The demo begins behind it. */
export function Component() {
  const { isDemo } = use(BackendContext);
  const { backend, failure } = use(DoorsContext);
  const { open } = backend;
  useEffect(() => {
    if (isDemo) open();
  }, [isDemo, open]);
  if (failure !== null) return <StartFailure reason={failure.message} />;
  return <Outlet />;
}
