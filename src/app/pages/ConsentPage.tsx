import { LoadingPage } from '#screens/_shell/LoadingPage';
import { NotFound } from '#screens/not-found/NotFound';
import { isDemo } from '../boot/is-demo';

/**
 * In demo mode, a placeholder at the path of Discord's consent page. When demo mode starts, it redirects back from
 * there.
 */
export function Component() {
  return isDemo ? <LoadingPage /> : <NotFound />;
}
