import { Outlet } from 'react-router-dom';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { StartFailure } from '#screens/_shell/StartFailure';
import { usePageState } from './boot/page-state';
// Imported so that it is loaded together with the page, not after it.
import './boot/SessionHost';
import { WithSession } from './boot/WithSession';

/** Around every page that depends on who is signed in. */
export function Component() {
  const { failure } = usePageState();
  if (failure !== null) return <StartFailure reason={failure.message} />;
  return (
    <WithSession fallback={<LoadingPage />}>
      <Outlet />
    </WithSession>
  );
}
