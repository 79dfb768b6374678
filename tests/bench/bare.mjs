// Minimal React pages that do the same job as a page of the app. They are the baseline of the benchmarks.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds `bare-…/main.tsx` as one script into the assets of a built site.
 *
 * @param {string} name of the folder in `tests/bench` and of the script in `/assets`
 * @param {string} directory where the site was built
 */
export function buildBare(name, directory) {
  return build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: join(directory, 'assets'),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `tests/bench/${name}/main.tsx`,
        output: { entryFileNames: `${name}.js` },
      },
    },
  });
}

/**
 * @param {string} name as in `buildBare`
 * @param {{ asksFor?: string }} [page] `asksFor` is the URL of JSON that the page fetches before its script has loaded
 * @returns {string} the page's HTML
 */
export function barePage(name, { asksFor } = {}) {
  const early = asksFor
    ? `<script>early = fetch('${asksFor}').then((it) => it.json())</script>`
    : '';
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Bare</title>${early}</head>
  <body>
    <div id="root"></div>
    <script type="module" src="/assets/${name}.js"></script>
  </body>
</html>
`;
}

/**
 * Builds the script and writes the page's HTML file into the built site.
 *
 * @param {string} name as in `buildBare`
 * @param {string} directory where the site was built
 */
export async function addBarePage(name, directory) {
  await buildBare(name, directory);
  writeFileSync(join(directory, `${name}.html`), barePage(name));
}
