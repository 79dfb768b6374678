import { readFileSync } from 'node:fs';
import { aliases, fits, movedTo, shellAddresses } from '../deploy/addresses.mjs';
import { apart, withIslands } from './page-template.mjs';

/**
 * Has the development server render the pages with islands, as the build does once for all.
 *
 * @returns {import('vite').Plugin}
 */
export function developmentPages() {
  return {
    name: 'development-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        if (!request.headers.accept?.includes('text/html') || isOfApp(pathname)) return next();
        const moved = movedTo(pathname);
        if (moved !== null) {
          response.writeHead(301, { Location: moved + search });
          response.end();
          return;
        }
        void answer(server, pathname, response, next);
      });
    },
  };
}

/**
 * @param {import('vite').ViteDevServer} server
 * @param {string} pathname
 * @param {import('node:http').ServerResponse} response
 * @param {(error: unknown) => void} fail
 */
async function answer(server, pathname, response, fail) {
  try {
    const { html, status } = await render(server, pathname);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html);
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    fail(error);
  }
}

/**
 * Whether the one page of the app, or a file, answers an address.
 *
 * @param {string} pathname
 */
function isOfApp(pathname) {
  const isFile = /^\/(@|src\/)|\.[a-z]\w*$/i.test(pathname);
  const patterns = [...Object.keys(shellAddresses), '/embeds'];
  return isFile || patterns.some((pattern) => fits(pattern, pathname.replace(/(.)\/+$/, '$1')));
}

/**
 * @param {import('vite').ViteDevServer} server
 * @param {string} pathname
 * @returns {Promise<{ html: string, status: 200 | 404 }>}
 */
async function render(server, pathname) {
  const loaded = /** @type {unknown} */ (await server.ssrLoadModule('/src/app/prerender.tsx'));
  const app = /** @type {typeof import('../src/app/prerender')} */ (loaded);
  const named = Object.entries(aliases).find(([alias]) => alias === pathname)?.[1] ?? pathname;
  const wanted = named.replace(/(.)\/+$/, '$1');
  const known = app.pages.find(({ path }) => path === wanted && path !== app.notFoundPath);
  const page = known ?? app.pages.find(({ path }) => path === app.notFoundPath);
  if (!page) throw new Error('There is no page for unknown addresses');
  const html = await app.renderSitePage(page.path);
  // A module brings its styles along only where it runs.
  const imports = [...app.frameModules, ...page.modules].map((module) => `import '/${module}';`);
  const links = `<script type="module">${imports.join('')}</script>`;
  const file = withIslands(readFileSync('site.html', 'utf8'), {
    ...apart(html),
    links,
    path: page.path,
  });
  return { html: await server.transformIndexHtml(pathname, file), status: known ? 200 : 404 };
}
