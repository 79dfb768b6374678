import { brand } from '#content/brand';
import { siteFiles as filesAt } from '#content/docs/site-files';
import { realServerAddress } from '#domain/paths';
import { LoadingFrame } from '#screens/shell/LoadingFrame';
import { memoryEntries } from '#services/browser/memory-entries';
import { createPageHistory } from '#services/browser/page-history';
import { STORAGE_KEY } from '#services/session/has-stored-session';
import { REFRESH_MARGIN } from '#services/session/stored-session';
import { readEnvironment } from '../env';
import { loadFrame } from '../routes/files';
import {
  fileOf,
  notFoundRoute,
  pathOf,
  publicPages,
  routes,
  serverSitemaps,
} from '../routes/manifest';
import type { AppRoute, FileRoute, Route, RoutedPage } from '../routes/route';
import { App, loadRoute } from '../routes/router';
import { siteOrigin } from './AppProviders';
import { withHiddenClass, StaticPage } from '../site/StaticPage';
import { type RenderedHtml, renderHtml } from './render-html';

// `vite build --ssr` builds this module. The build script runs the module after the client build. The build script and
// the development server access the app only through these exports.

export const environment = readEnvironment(import.meta.env);

export interface PageFile {
  kind: Route['kind'];
  /** Relative to the root of the site: '/terms.html'. */
  file: string;
  /** The path of the page, or the pattern of its route. */
  path: string;
  /** Modules whose styles are inlined in the file. Paths are relative to the root of the project. */
  styled: readonly string[];
  /** Modules that are preloaded in addition to the entry. */
  preloaded: readonly string[];
  /** Whether React hydrates the HTML in the file. Written to `data-prerendered`. */
  isPrerendered: boolean;
  title: string | null;
  /**
   * The value of `data-early` for the script that sends the page's first requests; null if the page has no such script.
   */
  early: string | null;
  render: () => Promise<RenderedHtml>;
}

const layoutModules: Record<RoutedPage['layout'], readonly string[]> = {
  session: ['src/app/SessionLayout.tsx', 'src/app/boot/backend.ts'],
  tool: ['src/app/ToolLayout.tsx'],
};

export const pageFiles: readonly PageFile[] = routes.map((route) => ({
  kind: route.kind,
  file: fileOf(route),
  path: pathOf(route),
  ...partsOf(route),
}));

export const notFoundPath = notFoundRoute.path;

/** Files other than pages: feeds, the sitemap, and `llms.txt`. */
export const siteFiles = filesAt(siteOrigin, publicPages, {
  // In demo mode, published stores exist only in the browser, so no sitemap lists them.
  sitemaps: environment.mode === 'supabase' ? serverSitemaps : [],
});

type FileParts = Omit<PageFile, 'kind' | 'file' | 'path'>;

function partsOf(route: Route): FileParts {
  switch (route.kind) {
    case 'file':
      return staticFile(route);
    case 'app':
      return appFile(route);
    case 'server':
      return shellFile(route, { modules: [], preloaded: ['src/app/boot/backend.ts'] });
  }
}

function staticFile(route: FileRoute): FileParts {
  return {
    styled: ['src/screens/shell/SiteFrame.tsx', 'src/app/site/SiteBar.tsx', ...route.modules],
    preloaded: [],
    isPrerendered: false,
    title: null,
    early: null,
    render: async () => {
      const [{ SiteFrame }, content] = await Promise.all([loadFrame(), route.load()]);
      const { head, body } = await renderHtml(
        <StaticPage path={route.path} listing={route.listing} Frame={SiteFrame}>
          {content}
        </StaticPage>,
      );
      return { head, body: withHiddenClass(body) };
    },
  };
}

function appFile(route: AppRoute): FileParts {
  const { pattern, page, layout, early, isPrerendered = false } = route;
  const modules = [...layoutModules[layout], `src/app/pages/${page}.tsx`];
  return {
    ...shellFile(route, { modules, preloaded: modules }),
    early: early && environment.mode === 'supabase' ? earlyData(early, environment) : null,
    ...(isPrerendered && {
      isPrerendered,
      title: null,
      render: () => renderApp(pattern),
    }),
  };
}

/**
 * Returns the file of a page that contains only a shell. The file inlines the styles of `modules` in addition to the
 * entry's styles, and preloads the modules in `preloaded`.
 */
function shellFile(
  { title, frame }: RoutedPage,
  { modules, preloaded }: { modules: readonly string[]; preloaded: readonly string[] },
): FileParts {
  return {
    styled: modules,
    preloaded,
    isPrerendered: false,
    title: `${title} · ${brand.name}`,
    early: null,
    render: () => renderHtml(<LoadingFrame frame={frame} />),
  };
}

/** Returns the value of `data-early`, which `deploy/early-calls.js` reads. */
function earlyData(
  calls: NonNullable<AppRoute['early']>,
  { supabaseUrl, supabaseAnonKey }: typeof environment & { mode: 'supabase' },
): string {
  return JSON.stringify({
    backend: supabaseUrl,
    publicKey: supabaseAnonKey,
    sessionKey: STORAGE_KEY,
    refreshMargin: REFRESH_MARGIN,
    serverAddress: realServerAddress.source,
    calls: calls.map((call) => JSON.stringify(call)),
  });
}

/** Renders a page of the app in its initial state, in which nothing about the user is known yet. */
async function renderApp(path: string): Promise<RenderedHtml> {
  await loadRoute(path);
  return renderHtml(<App history={createPageHistory(memoryEntries(path))} />);
}
