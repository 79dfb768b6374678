import { LoadingPage } from '#screens/_shell/LoadingPage';
import { NotFound } from '#screens/not-found/NotFound';
import { isDemo } from '../boot/is-demo';

/**
 * The page at the path that stands for Discord's consent page in demo mode. It shows a loading page until demo mode has
 * started and redirects back to the site. With a real backend, the page does not exist.
 */
export function Component() {
  return isDemo ? <LoadingPage /> : <NotFound />;
}
