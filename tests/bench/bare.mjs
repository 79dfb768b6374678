// Pages that do the least React can do for what a page of ours is for: what ours are measured against.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds `bare-…/main.tsx` beside the files of a site, as one script.
 *
 * @param {string} name of the folder here, and of the script below /assets
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
 * @param {string} name as above
 * @param {{ asksFor?: string }} [page] the address of the JSON it asks for while its script is still on its way
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
 * The same with its script, as a file of the site.
 *
 * @param {string} name as above
 * @param {string} directory where the site was built
 */
export async function addBarePage(name, directory) {
  await buildBare(name, directory);
  writeFileSync(join(directory, `${name}.html`), barePage(name));
}
