import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router-dom';
import { NavigationProvider } from '#components/NavigationProvider/NavigationProvider';
import { PageAnnouncer } from '#screens/_shell/PageAnnouncer';
import { Demo } from './Demo';
import { OpenDoors } from './OpenDoors';
import { PaletteProvider } from './palette-door';
import { ToastHost } from './ToastHost';

/** What every page stands in: the router's links, the doors to what a page may need, the toasts. */
export function RootLayout() {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      <OpenDoors>
        <PaletteProvider>
          <Demo />
          <Outlet />
        </PaletteProvider>
      </OpenDoors>
      <ScrollRestoration />
      <PageAnnouncer />
      <ToastHost />
    </NavigationProvider>
  );
}
