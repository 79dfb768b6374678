import { Outlet, useLocation } from 'react-router-dom';
import { LoadingFrame } from '#screens/shell/LoadingFrame';
import { StartFailure } from '#screens/shell/MessagePage';
import { usePageState } from './boot/page-state';
// This module is imported statically, so that it loads in parallel with the page and not after it.
import './boot/SessionHost';
import { WithSession } from './boot/WithSession';
import { appRouteAt } from './routes/router';

export function Component() {
  const { failure } = usePageState();
  const { pathname } = useLocation();
  if (failure !== null) return <StartFailure reason={failure.message} />;
  return (
    <WithSession fallback={<LoadingFrame frame={appRouteAt(pathname)?.frame ?? 'none'} />}>
      <Outlet />
    </WithSession>
  );
}
