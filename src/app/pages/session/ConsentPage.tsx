import { LoadingPage } from '#screens/shell/MessagePage';
import { NotFound } from '#screens/site/not-found/NotFound';
import { isDemo } from '../../boot/is-demo';

/**
 * In demo mode, this page replaces Discord's consent page. It shows a loading page until demo mode has started; demo
 * mode then redirects back to the site. With a real backend, the page does not exist.
 */
export function Component() {
  return isDemo ? <LoadingPage /> : <NotFound />;
}
