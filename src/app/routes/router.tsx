import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '#domain/paths';
import { LoadingPage } from '#screens/shell/LoadingPage';
import { ErrorBoundary } from '../ErrorBoundary';
import { RootLayout } from '../RootLayout';
import { appRoutes } from './app';
import type { RoutedPage } from './route';

const layouts: Record<RoutedPage['layout'], () => Promise<{ Component: ComponentType }>> = {
  session: () => import('../SessionLayout'),
  tool: () => import('../ToolLayout'),
};

export const routerRoutes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorBoundary />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { path: paths.notFound.pattern, lazy: () => import('../pages/site/NotFoundPage') },
      { lazy: layouts.tool, children: pagesWithin('tool') },
      { lazy: layouts.session, children: pagesWithin('session') },
    ],
  },
];

function pagesWithin(layout: RoutedPage['layout']): RouteObject[] {
  return appRoutes
    .filter((route) => route.layout === layout)
    .map(({ pattern, load }) => ({ path: pattern, lazy: load }));
}

/** Returns the manifest row for a URL; undefined if the app has no such page. */
export function appRouteAt(pathname: string): (typeof appRoutes)[number] | undefined {
  const pattern = matchRoutes(routerRoutes, pathname)?.at(-1)?.route.path;
  return appRoutes.find((route) => route.pattern === pattern);
}

/**
 * Loads the page and the layout for a URL before the first render, so that both render at once. Ignores errors: the
 * router retries the import and shows the error.
 */
export async function loadRoute(pathname: string): Promise<void> {
  const matched = (matchRoutes(routerRoutes, pathname) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  ).catch(() => null);
}
