import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageAnnouncer } from '#screens/_shell/PageAnnouncer';
import { RouterNavigation } from '#screens/_shell/RouterNavigation';
import { SessionFlows } from './boot/SessionFlows';
import { DemoBar } from './Demo';
import { PaletteProvider } from './palette-control';
import { ToastHost } from './ToastHost';

/** Around every page of the app: the router's links, the session's flows, the command palette, the toasts. */
export function RootLayout() {
  return (
    <RouterNavigation>
      <PaletteProvider>
        <SessionFlows />
        <DemoBar isExpected />
        <Outlet />
      </PaletteProvider>
      <ScrollRestoration />
      <PageAnnouncer />
      <ToastHost />
    </RouterNavigation>
  );
}
