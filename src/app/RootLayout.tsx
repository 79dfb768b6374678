import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouterNavigation } from '#screens/_shell/RouterNavigation';
import { PageAnnouncer } from '#screens/_shell/PageAnnouncer';
import { DemoBar } from './Demo';
import { OpenDoors } from './OpenDoors';
import { PaletteProvider } from './palette-door';
import { ToastHost } from './ToastHost';

/** What every page stands in: the router's links, the doors to what a page may need, the toasts. */
export function RootLayout() {
  return (
    <RouterNavigation>
      <OpenDoors>
        <PaletteProvider>
          <DemoBar isExpected />
          <Outlet />
        </PaletteProvider>
      </OpenDoors>
      <ScrollRestoration />
      <PageAnnouncer />
      <ToastHost />
    </RouterNavigation>
  );
}
