import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageAnnouncer } from '#screens/shell/PageAnnouncer';
import { RouterNavigation } from '#screens/shell/RouterNavigation';
import { SessionFlows } from './boot/SessionFlows';
import { DemoBar } from './Demo';
import { PaletteProvider } from './palette-provider';
import { ToastHost } from './ToastHost';

/** Wraps every page of the app with the router's links, the session, the command palette, and the toasts. */
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
