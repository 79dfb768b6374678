import { Outlet } from 'react-router-dom';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { StartFailure } from '#screens/_shell/StartFailure';
import { usePageState } from './boot/page-state';
// Imported here, so that it is loaded in parallel with the page and not after it.
import './boot/SessionHost';
import { WithSession } from './boot/WithSession';

export function Component() {
  const { failure } = usePageState();
  if (failure !== null) return <StartFailure reason={failure.message} />;
  return (
    <WithSession fallback={<LoadingPage />}>
      <Outlet />
    </WithSession>
  );
}
