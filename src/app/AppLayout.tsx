import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { StartFailure } from '#screens/_shell/StartFailure';
import { DoorsContext } from './doors';
// Named here so that it arrives with the page, not after it.
import './SessionHost';
import { WithSession } from './WithSession';

/** What every page stands in that knows who is looking. */
export function Component() {
  const { failure } = use(DoorsContext);
  if (failure !== null) return <StartFailure reason={failure.message} />;
  return (
    <WithSession fallback={<LoadingPage />}>
      <Outlet />
    </WithSession>
  );
}
