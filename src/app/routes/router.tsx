import { type ComponentType, useEffect, useState } from 'react';
import {
  matchRoutes,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useRouteError,
} from 'react-router-dom';
import { paths } from '#domain/paths';
import { type BrokenCause, BrokenPage, LoadingPage } from '#screens/shell/MessagePage';
import { PageAnnouncer, RouterNavigation } from '#screens/shell/RouterNavigation';
import { comparePageVersion, type PageVersion } from '#services/browser/page-version';
import { DemoBar } from '../Demo';
import { ToastHost } from '../ToastHost';
import { SessionFlows } from '../boot/SessionFlows';
import { PaletteProvider } from '../palette-provider';
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

/**
 * The router shows this page if another page throws or cannot be loaded. The router does not load a page again that
 * could not be loaded, so only a reload helps.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  console.error(error);
  const isMissing = isMissingChunk(error);
  const [cause, setCause] = useState<BrokenCause | null>(isMissing ? null : 'defect');
  useEffect(() => {
    if (isMissing) void comparePageVersion().then((version) => setCause(causes[version]));
  }, [isMissing]);
  if (cause === null) return <LoadingPage />;
  return <BrokenPage cause={cause} onReload={() => window.location.reload()} />;
}

const causes = {
  outdated: 'updated',
  current: 'notLoaded',
  unreachable: 'notLoaded',
} satisfies Record<PageVersion, BrokenCause>;

function isMissingChunk(error: unknown) {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed/i.test(error.message)
  );
}
