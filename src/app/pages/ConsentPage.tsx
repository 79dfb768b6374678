import { LoadingPage } from '#screens/_shell/LoadingPage';
import { NotFound } from '#screens/not-found/NotFound';
import { isDemo } from '../boot/is-demo';

/** In the demo, Discord's page of consent: the start of the demo leads straight back from it. */
export function Component() {
  return isDemo ? <LoadingPage /> : <NotFound />;
}
