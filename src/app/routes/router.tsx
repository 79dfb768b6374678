import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { PageHistory } from '#domain/page-history';
import { paths } from '#domain/paths';
import { KnownAnswersContext } from '#machines/charts/known.context';
import { NavigationToolsContext } from '#screens/shell/navigation-tools';
import { PageRouter, usePageHistory } from '#screens/shell/PageRouter';
import { PageAnnouncer, RouterNavigation } from '#screens/shell/RouterNavigation';
import { knownAnswers } from '#services/browser/known-answers';
import { restoreScrollPosition } from '#services/browser/scroll-positions';
import { DemoBar } from '../Demo';
import { ToastHost } from '../ToastHost';
import { SessionFlows } from '../boot/SessionFlows';
import { navigationTools } from '../frame-tools';
import { PaletteProvider } from '../palette-provider';
import { appRoutes } from './app';
import { PageBoundary } from './PageBoundary';
import { type PageCode, pageCode } from './page-code';
import type { RoutedPage } from './route';

interface CodeRoute extends Pick<RouteObject, 'path' | 'element'> {
  code: PageCode;
  children?: CodeRoute[];
}

const layouts: Record<RoutedPage['layout'], () => Promise<{ Component: ComponentType }>> = {
  session: () => import('../SessionLayout'),
  tool: () => import('../ToolLayout'),
};

const routes: CodeRoute[] = [
  routeOf(() => import('../pages/site/NotFoundPage'), { path: paths.notFound.pattern }),
  routeOf(layouts.tool, { children: pagesWithin('tool') }),
  routeOf(layouts.session, { children: pagesWithin('session') }),
];

function pagesWithin(layout: RoutedPage['layout']): CodeRoute[] {
  return appRoutes
    .filter((route) => route.layout === layout)
    .map(({ pattern, load }) => routeOf(load, { path: pattern }));
}

function routeOf(
  load: () => Promise<{ Component: ComponentType }>,
  place: Pick<CodeRoute, 'path' | 'children'>,
): CodeRoute {
  const code = pageCode(load);
  return { ...place, code, element: <code.Part /> };
}

/** Returns the manifest row for a URL; undefined if the app has no such page. */
export function appRouteAt(pathname: string): (typeof appRoutes)[number] | undefined {
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return appRoutes.find((route) => route.pattern === pattern);
}

/**
 * Loads the page and the layout for a URL before they are rendered, so that both render at once. Returns null if both
 * are there. Ignores errors: the page then shows them.
 */
export function loadRoute(pathname: string): Promise<void> | null {
  const codes = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.code);
  const missing = codes.filter((code) => !code.isLoaded());
  if (missing.length === 0) return null;
  return Promise.all(missing.map((code) => code.load())).then(
    () => {},
    () => {},
  );
}

/** The app with the page at the location of a history. */
export function App({ history }: { history: PageHistory }) {
  return (
    <KnownAnswersContext value={knownAnswers}>
      <PageRouter history={history} load={loadRoute}>
        <RootLayout />
      </PageRouter>
    </KnownAnswersContext>
  );
}

/** Wraps every page of the app with the router's links, the session, the command palette, and the toasts. */
function RootLayout(): ReactNode {
  const { key } = useLocation();
  const page = useRoutes(routes);
  return (
    <PageBoundary entry={key}>
      <RouterNavigation>
        <PaletteProvider>
          <NavigationToolsContext value={navigationTools}>
            <SessionFlows />
            <DemoBar isExpected />
            {page}
          </NavigationToolsContext>
        </PaletteProvider>
        <ScrollPosition />
        <PageAnnouncer />
        <ToastHost />
      </RouterNavigation>
    </PageBoundary>
  );
}

/** Scrolls a page that opens: to where the user left it, to the fragment of its URL, or to the top. */
function ScrollPosition() {
  const history = usePageHistory();
  const { key } = useLocation();
  useLayoutEffect(() => {
    const { key: current, hash, isRevisited, keepsScroll } = history.location();
    if (current !== key || restoreScrollPosition(key)) return;
    const named = document.getElementById(decodedFragment(hash));
    if (named) named.scrollIntoView();
    else if (!keepsScroll && !isRevisited) window.scrollTo(0, 0);
  }, [history, key]);
  return null;
}

function decodedFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
