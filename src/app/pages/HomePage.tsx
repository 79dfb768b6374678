import { lazy } from 'react';
import { Home } from '#screens/home/Home';

const Copying = lazy(async () => ({ default: (await import('../Copying')).Copying }));

/** The landing page. What its dialogs need comes with the dialogs. */
export function Component() {
  return <Home copying={Copying} />;
}
