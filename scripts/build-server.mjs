// Builds the handler of the server-rendered pages (src/app/server) into one module without imports, so that it runs on Node,
// on Deno, and on edge runtimes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { securityHeaders } from '../deploy/headers.mjs';
import { handlerFolder } from '../deploy/handler.mjs';

/**
 * @typedef {import('../src/app/server/document').ServerDocument} ServerDocument
 * @typedef {import('../src/app/boot/render-html').RenderedHtml} RenderedHtml
 */

/**
 * Returns the HTML file of a page with slots instead of its content (`Part` in src/app/server/document.ts). The slot
 * `policy` is not inserted here, but by `withoutRequests`.
 * @param {(html: RenderedHtml) => string} documentWith
 */
export function withSlots(documentWith) {
  return [
    ['<div id="root">', '<div id="root"{{root}}>'],
    ['</body>', '{{data}}</body>'],
  ].reduce(
    (text, [old = '', fresh = '']) => {
      if (!text.includes(old)) throw new Error(`index.html has no ${old}`);
      return text.replace(old, () => fresh);
    },
    documentWith({ head: '{{head}}', body: '{{body}}' }),
  );
}

/**
 * Builds the handler of a built site.
 *
 * @param {string} outDir the folder of the site
 * @param {Pick<ServerDocument, 'shell' | 'template'>} files
 */
export async function buildServer(outDir, files) {
  for (const slot of ['policy', 'head', 'root', 'body', 'data']) {
    const count = files.template.split(`{{${slot}}}`).length - 1;
    if (count !== 1) throw new Error(`The template has ${count} slots for ${slot}`);
  }
  /** @type {ServerDocument} */
  const document = { ...files, headers: securityHeaders({ captcha: hasSiteKey() }) };
  const folder = handlerFolder(outDir);
  await build({
    logLevel: 'error',
    plugins: [serverDocument(document), withoutLaterCode],
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: 'src/app/server/handler.ts',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'handler.js', codeSplitting: false } },
    },
  });
  // The declaration file keeps TypeScript from type-checking the built module itself.
  writeFileSync(join(folder, 'handler.d.ts'), types);
}

/** Whether the environment of the build has a site key for the security check. */
export function hasSiteKey() {
  const { VITE_TURNSTILE_SITE_KEY: siteKey } = loadEnv(
    'production',
    process.cwd(),
    'VITE_TURNSTILE_',
  );
  return Boolean(siteKey);
}

const types = `declare const handler: (request: Request) => Promise<Response>;
export default handler;
`;

/** @type {(document: ServerDocument) => import('vite').Plugin} */
function serverDocument(document) {
  const id = 'virtual:server-document';
  return {
    name: 'server-document',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (loaded) => (loaded === `\0${id}` ? `export default ${JSON.stringify(document)};` : null),
  };
}

/**
 * Replaces all dynamically imported modules with a module that throws. These are dialogs, the mocks of demo mode, and
 * the client library of the backend. The server does not need them, because it renders only the initial content of a
 * page.
 * @type {import('vite').Plugin}
 */
const withoutLaterCode = {
  name: 'without-later-code',
  resolveDynamicImport: () => '\0later-code',
  load: (id) =>
    id === '\0later-code' ? 'throw new Error("The server loads no code later");' : null,
};
