import type { RouteObject } from 'react-router-dom';
import { paths } from '#domain/paths';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { ErrorBoundary } from './ErrorBoundary';
import { RootLayout } from './RootLayout';

/** Every route of `domain/paths.ts`, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorBoundary />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: paths.home.pattern, lazy: () => import('./pages/HomePage') },
      { path: paths.servers.pattern, lazy: () => import('./pages/ServersPage') },
      { path: paths.dashboard.pattern, lazy: () => import('./pages/DashboardPage') },
      { path: paths.admin.pattern, lazy: () => import('./pages/AdminPage') },
      { path: paths.embeds.pattern, lazy: () => import('./pages/EmbedsPage') },
      { path: paths.notFound.pattern, lazy: () => import('./pages/NotFoundPage') },
    ],
  },
];
