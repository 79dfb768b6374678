import { readFileSync } from 'node:fs';
import { documentOf, entries } from './page-template.mjs';

/**
 * Returns a plugin that makes the development server render the static pages, which a build prerenders. For an unknown
 * URL, the server responds with the static 404 page. For the URLs of all other pages, the server responds with
 * index.html.
 * @returns {import('vite').Plugin}
 */
export function developmentPages() {
  return {
    name: 'development-pages',
    async configureServer(server) {
      const { fits, movedTo, rewrites } = await import('../deploy/addresses.mjs');
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const isFile = /^\/(@|src\/)|\.[a-z]\w*$/i.test(pathname);
        if (isFile || !request.headers.accept?.includes('text/html')) return next();
        const moved = movedTo(pathname);
        if (moved !== null) {
          response.writeHead(301, { Location: moved + search });
          response.end();
          return;
        }
        const named = pathname.replace(/(.)\/+$/, '$1');
        const rewritten = Object.entries(rewrites).find(([pattern]) => fits(pattern, named))?.[1];
        const file = rewritten ?? (named === '/' ? '/index.html' : `${named}.html`);
        void answer(server, { pathname, file }, response, next);
      });
    },
  };
}

/**
 * @param {import('vite').ViteDevServer} server
 * @param {{ pathname: string, file: string }} request
 * @param {import('node:http').ServerResponse} response
 * @param {(error?: unknown) => void} next
 */
async function answer(server, request, response, next) {
  try {
    const page = await render(server, request);
    if (page === null) return next();
    response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(page.html);
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    next(error);
  }
}

/**
 * Returns the rendered page, or null if the page is rendered in the browser.
 * @param {import('vite').ViteDevServer} server
 * @param {{ pathname: string, file: string }} request
 * @returns {Promise<{ html: string, status: 200 | 404 } | null>}
 */
async function render(server, { pathname, file }) {
  const loaded = /** @type {unknown} */ (await server.ssrLoadModule('/src/app/boot/prerender.tsx'));
  const { notFoundPath, pageFiles } = /** @type {typeof import('../src/app/boot/prerender')} */ (
    loaded
  );
  const known = pageFiles.find((page) => page.file === file && page.path !== notFoundPath);
  const page = known ?? pageFiles.find(({ path }) => path === notFoundPath);
  if (!page) throw new Error('There is no page for unknown addresses');
  if (page.kind !== 'file') return null;
  // In development, the styles of a module are loaded only when the module runs, so a script imports the modules.
  const imports = page.styled.map((module) => `import '/${module}';`);
  const html = documentOf(readFileSync('index.html', 'utf8'), {
    page,
    html: await page.render(),
    head: `<script type="module">${imports.join('')}</script>`,
    entry: `<script type="module" src="/${entries.file}"></script>`,
  });
  return { html: await server.transformIndexHtml(pathname, html), status: known ? 200 : 404 };
}
