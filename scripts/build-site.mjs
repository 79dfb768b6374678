import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import {
  earlyCallsScript,
  firstPaintScript,
  pagePolicy,
  speculationRules,
} from '../deploy/headers.mjs';
import { withSlots } from './build-server.mjs';
import { chunkOutput, reactFile } from './chunk-groups.mjs';
import { documentOf, entries } from './page-template.mjs';

/** An extra entry that makes the client build contain the styles of all static pages. No page loads its script. */
const filesModule = 'src/app/routes/files.tsx';

/**
 * @typedef {typeof import('../src/app/boot/prerender')} App
 * @typedef {import('../src/app/boot/prerender').PageFile} PageFile
 * @typedef {import('vite').Manifest} Manifest
 */

/**
 * Builds the site: the client, then the HTML of every page, the feeds, and the sitemap. Returns the files of the
 * server-rendered page, which `buildServer` needs.
 * @param {string} outDir emptied first
 */
export async function buildSite(outDir) {
  await build({
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [...Object.values(entries), filesModule],
        // Without this option, the output of `filesModule` would have no exports, and Rolldown would drop its content.
        preserveEntrySignatures: 'allow-extension',
        output: chunkOutput(),
      },
    },
  });
  // The folder is inside the project, so that Node can resolve the packages that the built modules import.
  const server = resolve(`node_modules/.cache/prerender-${process.pid}`);
  try {
    await build({
      logLevel: 'error',
      build: {
        ssr: 'src/app/boot/prerender.tsx',
        outDir: server,
        emptyOutDir: true,
        copyPublicDir: false,
      },
    });
    /** @type {App} */
    const app = await import(pathToFileURL(join(server, 'prerender.js')).href);
    return await writePages(app, outDir);
  } finally {
    rmSync(server, { recursive: true, force: true });
  }
}

/**
 * Writes the files of the site. Returns the files of the server-rendered page, for its handler.
 *
 * @param {App} app
 * @param {string} outDir
 */
async function writePages({ environment, pageFiles, siteFiles }, outDir) {
  const manifestFile = join(outDir, '.vite/manifest.json');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(dirname(manifestFile), { recursive: true });
  forbidCycles(manifest);
  const template = readFileSync('index.html', 'utf8');
  const backend = environment.mode === 'supabase' ? environment.supabaseUrl : null;

  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    const path = join(outDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const served = { shell: '', template: '' };
  for (const page of pageFiles) {
    const { styles } = chunksOf([entries[page.kind], ...page.styled], manifest);
    const { scripts } = chunksOf([entries[page.kind], ...page.preloaded], manifest);
    const { entry, preloads } = scriptsOf(page, scripts, manifest);
    const head = [early(page), ...preloads, ...styles.map(disabledSheet), speculation(page)].join(
      '',
    );
    const css = styles.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('\n');
    const html = await page.render();
    const text = withoutRequests(documentOf(template, { page, html, head, entry }), css, backend);
    write(page.file, text);
    if (page.kind !== 'server') continue;
    served.shell = text;
    const slots = withSlots((html) =>
      documentOf(template, { page: { ...page, title: null }, html, head, entry }),
    );
    served.template = withoutRequests(slots, css, backend, '{{policy}}');
  }
  for (const { file, text } of siteFiles) write(file, text);
  return served;
}

/**
 * Returns the elements that load a page's scripts. In the app, React's file loads first. React then runs in its own
 * task while the other files are still loading, and the browser can handle input before the next task.
 * @param {PageFile} page
 * @param {readonly string[]} scripts
 * @param {Manifest} manifest
 */
function scriptsOf({ kind }, scripts, manifest) {
  const main = manifest[entries[kind]]?.file ?? '';
  const react = Object.values(manifest).find(({ name }) => name === reactFile)?.file ?? '';
  const isApp = kind !== 'file';
  const first = `<script type="module" async fetchpriority="high" crossorigin src="/${react}"></script>`;
  const entry = `<script type="module" crossorigin src="/${main}"></script>`;
  const inPage = isApp ? [main, react] : [main];
  return {
    entry: isApp ? first + entry : entry,
    preloads: scripts
      .filter((file) => !inPage.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  };
}

/** @type {(page: PageFile) => string} returns the script that sends the page's first requests */
function early({ early: data }) {
  if (data === null) return '';
  const quoted = data.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<script data-early="${quoted}">${earlyCallsScript}</script>`;
}

/** @type {(page: PageFile) => string} */
function speculation({ kind }) {
  return kind !== 'app' ? `<script type="speculationrules">${speculationRules}</script>` : '';
}

/**
 * Returns a disabled link to a style sheet that is inlined in the page. Scripts find this link and therefore do not
 * load the style sheet again.
 * @param {string} file
 */
function disabledSheet(file) {
  return `<link rel="stylesheet" href="/${file}" disabled>`;
}

/**
 * Inlines what the first paint needs: the styles and the first-paint script. Also adds a content security policy that
 * allows no other inline styles, except those that React Aria inserts.
 * @param {string} html
 * @param {string} styles
 * @param {string | null} backend
 * @param {string} [morePolicy] added to the policy
 */
function withoutRequests(html, styles, backend, morePolicy = '') {
  if (/<\/style/i.test(styles)) throw new Error('A style sheet ends the element it stands in');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ styles, backend })}${morePolicy}" />`;
  const firstPaint = '<script src="/first-paint.js"></script>';
  const charset = '<meta charset="UTF-8" />';
  for (const part of [firstPaint, charset]) {
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  return html
    .replace(charset, () => `${charset}\n    ${policy}`)
    .replace(firstPaint, () => `<script>${firstPaintScript}</script><style>${styles}</style>`);
}

/**
 * Returns the script and style files that modules need.
 *
 * @param {readonly string[]} modules
 * @param {Manifest} manifest
 */
function chunksOf(modules, manifest) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {string} key */
  const collect = (key) => {
    // If a package is installed outside the project, its key in the manifest starts with a relative path.
    const named = Object.keys(manifest).find((known) => `/${known}`.endsWith(`/${key}`));
    const chunk = manifest[named ?? ''];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    // Styles of imported modules come first, so that the module's own styles override them.
    for (const imported of chunk.imports ?? []) collect(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  modules.forEach(collect);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Checks that no output files import each other in a cycle. The files of a cycle would run in an arbitrary order, and
 * one of them would read constants of another before they are defined.
 * @param {Manifest} manifest
 * @throws if there is a cycle, which means that chunk-groups.mjs assigns modules to the wrong files
 */
function forbidCycles(manifest) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(key: string, way: readonly string[]) => void} */
  const follow = (key, way) => {
    if (way.includes(key)) {
      const files = [...way.slice(way.indexOf(key)), key].map((each) => manifest[each]?.file);
      throw new Error(`Files of the build import one another: ${files.join(' > ')}`);
    }
    if (done.has(key)) return;
    for (const imported of manifest[key]?.imports ?? []) follow(imported, [...way, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) follow(key, []);
}
