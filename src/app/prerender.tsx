import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { type SiteFile, siteFiles as filesAt } from '#content/docs/site-files';
import { paths } from '#domain/paths';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { SiteOriginContext } from '#screens/_shell/site-origin';
import { earlyCalls } from '#services/early-answers';
import { type BackendDoor, BackendContext } from './doors';
import { readEnvironment } from './env';
import { prepareRoutes } from './matched-routes';
import { routes } from './routes';
import { siteOrigin } from './site-origin';
import { loadFrame, notFoundPage, sitePages } from './site/pages';
import { StaticPage } from './site/StaticPage';
import { ThemeProvider } from './ThemeProvider';

// Built by `vite build --ssr` and run once after the build of the client: what it exports is all that scripts/build.mjs
// knows of the app.

/** A page with a file of its own that React takes over as a whole: a tool of the app. */
export interface BuiltTool {
  path: string;
  file: string;
}

/** Every tool with a file of its own. */
export const tools: readonly BuiltTool[] = [{ path: paths.embeds.href(), file: '/embeds.html' }];

/** A page that is only read: a file with islands. */
export interface BuiltPage {
  path: string;
  file: string;
  /** Its modules, as named from the root of the project. */
  modules: readonly string[];
}

export const pages: readonly BuiltPage[] = [
  ...sitePages.map(({ path, modules }) => ({
    path,
    file: path === '/' ? '/index.html' : `${path}.html`,
    modules,
  })),
  { path: notFoundPage.path, file: '/404.html', modules: notFoundPage.modules },
];

/** The path of the page that answers unknown addresses. */
export const notFoundPath = notFoundPage.path;

/** What every page with islands needs styles for, besides its own module. */
export const frameModules = ['src/screens/_shell/site/SiteFrame.tsx', 'src/app/site/SiteBar.tsx'];

/**
 * Returns the HTML of a page with islands.
 *
 * @throws what the page throws, and where there is none at the path.
 */
export async function renderSitePage(path: string): Promise<string> {
  const page = [...sitePages, notFoundPage].find((known) => known.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  const [{ SiteFrame }, content] = await Promise.all([loadFrame(), page.load()]);
  return render(
    <StaticPage path={path} Frame={SiteFrame}>
      {content}
    </StaticPage>,
  );
}

/** What the site is made of besides pages: feeds, sitemap, `llms.txt`. */
export function siteFiles(): readonly SiteFile[] {
  return filesAt(siteOrigin);
}

/** The backend the site is built for, and what the shell of a page asks it for before the page's script is there. */
export const backend = readEnvironment(import.meta.env);
export { earlyCalls };

/** Nothing is asked of a backend while a file is written; a demo's pages keep room for what says so. */
const door: BackendDoor = {
  isDemo: backend.mode === 'demo',
  isUrgent: false,
  open: async () => null,
};

/**
 * The HTML of a tool, as it stands before anything is known of who uses it.
 *
 * @throws what the page throws, and where the address leads to no page.
 */
export async function renderTool(path: string): Promise<string> {
  await prepareRoutes(path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  return render(
    <ThemeProvider>
      <BackendContext value={door}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </BackendContext>
    </ThemeProvider>,
  );
}

/** What every page that is drawn in the browser needs besides the entry; without it each would be asked for after another. */
export const shellModules = ['src/app/AppLayout.tsx', 'src/app/backend.ts'];

/** What a page reads from the database with, unless the shell asks for what it shows first. */
export const clientModules = (pattern: string) =>
  pattern in earlyCalls ? [] : ['node_modules/@supabase/supabase-js/dist/index.mjs'];

/** The HTML of the shell that stands for every page drawn in the browser. */
export function renderShell(): Promise<string> {
  return render(<LoadingPage />);
}

/**
 * Which modules, as named from the root of the project, an address needs besides the entry: the styles of all of them
 * from the start, the scripts of what stands inside a reading page's layout only once the page is awake.
 */
export function modulesOf(path: string): { layout: string[]; inside: string[] } {
  // The root is no module of its own: the entry holds it.
  const [, layout, ...inside] = matchRoutes(routes, path) ?? [];
  return { layout: filesOf(layout ? [layout] : []), inside: filesOf(inside) };
}

function filesOf(matched: readonly { route: { id?: string } }[]): string[] {
  return matched.flatMap(({ route: { id } }) =>
    id === undefined ? [] : [`src/app/${id.split(':')[0]}.tsx`],
  );
}

async function render(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <SiteOriginContext value={siteOrigin}>{page}</SiteOriginContext>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Else React sends what is long apart from the rest, for an inline script to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
