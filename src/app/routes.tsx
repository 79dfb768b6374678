import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#domain/paths';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { ErrorBoundary } from './ErrorBoundary';
import { versionRoutes } from './pages/docs/version-routes';
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
      {
        id: 'SiteLayout',
        lazy: () => import('./SiteLayout'),
        children: [
          page(paths.home, 'pages/HomePage', () => import('./pages/HomePage')),
          page(paths.features, 'pages/FeaturesPage', () => import('./pages/FeaturesPage')),
          page(paths.terms, 'pages/TermsPage', () => import('./pages/TermsPage')),
          page(paths.privacy, 'pages/PrivacyPage', () => import('./pages/PrivacyPage')),
          {
            id: 'pages/docs/DocsFrame',
            lazy: () => import('./pages/docs/DocsFrame'),
            children: docsPages(),
          },
          page(paths.notFound, 'pages/NotFoundPage', () => import('./pages/NotFoundPage')),
        ],
      },
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

function docsPages(): RouteObject[] {
  return [
    page(paths.docs, 'pages/docs/OverviewPage', () => import('./pages/docs/OverviewPage')),
    page(
      paths.adminCommands,
      'pages/docs/AdminCommandsPage',
      () => import('./pages/docs/AdminCommandsPage'),
    ),
    page(
      paths.userCommands,
      'pages/docs/UserCommandsPage',
      () => import('./pages/docs/UserCommandsPage'),
    ),
    page(paths.docsFeatures, 'pages/docs/FeaturesPage', () => import('./pages/docs/FeaturesPage')),
    ...versionRoutes,
    page(
      paths.changelogVersion,
      'pages/docs/VersionNotFoundPage',
      () => import('./pages/docs/VersionNotFoundPage'),
    ),
  ];
}

function page(
  { pattern }: { pattern: string },
  module: string,
  load: () => Promise<{ Component: ComponentType }>,
): RouteObject {
  return { path: pattern, id: module, lazy: load };
}
