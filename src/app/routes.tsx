import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#domain/paths';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { ErrorBoundary } from './ErrorBoundary';
import { RootLayout } from './RootLayout';

/**
 * Every route of `domain/paths.ts`, each loaded when it is first opened. The id of a route names its module in this
 * folder, so that a page built ahead can name what it needs.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorBoundary />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      page(paths.notFound, 'pages/NotFoundPage', () => import('./pages/NotFoundPage')),
      {
        id: 'ToolLayout',
        lazy: () => import('./ToolLayout'),
        children: [page(paths.embeds, 'pages/EmbedsPage', () => import('./pages/EmbedsPage'))],
      },
      {
        id: 'AppLayout',
        lazy: () => import('./AppLayout'),
        children: [
          page(paths.servers, 'pages/ServersPage', () => import('./pages/ServersPage')),
          page(paths.dashboard, 'pages/DashboardPage', () => import('./pages/DashboardPage')),
          page(paths.admin, 'pages/AdminPage', () => import('./pages/AdminPage')),
          page(
            paths.verification,
            'pages/VerificationPage',
            () => import('./pages/VerificationPage'),
          ),
        ],
      },
    ],
  },
];

function page(
  { pattern }: { pattern: string },
  module: string,
  load: () => Promise<{ Component: ComponentType }>,
): RouteObject {
  return { path: pattern, id: module, lazy: load };
}
