import { LoadingPage } from '#screens/_shell/LoadingPage';
import { NotFound } from '#screens/not-found/NotFound';
import { isDemo } from '../boot/is-demo';

/** In demo mode, the path of Discord's consent page. Demo mode redirects back from it when it starts. */
export function Component() {
  return isDemo ? <LoadingPage /> : <NotFound />;
}
