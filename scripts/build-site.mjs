import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shellAddresses, shellFile } from '../deploy/addresses.mjs';
import {
  earlyCallsScript,
  firstPaintScript,
  pagePolicy,
  speculationRules,
} from '../deploy/headers.mjs';
import { chunkOutput, reactFile } from './chunk-groups.mjs';
import { apart, withIslands } from './page-template.mjs';

/** Names every page with islands: the client's build has their styles by it, and no page loads it. */
const pagesModule = 'src/app/site/pages.tsx';

/**
 * Builds the site: the client, then every public page as HTML, which reads without JavaScript, a shell for all others,
 * the feeds and the sitemap.
 *
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
        input: { app: 'index.html', site: 'site.html', pages: pagesModule },
        // The entry of the pages with islands is nothing but its exports.
        preserveEntrySignatures: 'allow-extension',
        output: chunkOutput(),
      },
    },
  });
  // Inside the project, so that Node finds the packages it imports.
  const server = resolve(`node_modules/.cache/prerender-${process.pid}`);
  try {
    await build({
      logLevel: 'error',
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: server,
        emptyOutDir: true,
        copyPublicDir: false,
      },
    });
    /** @type {typeof import('../src/app/prerender')} */
    const app = await import(pathToFileURL(join(server, 'prerender.js')).href);
    await writePages(app, outDir);
  } finally {
    rmSync(server, { recursive: true, force: true });
  }
}

/**
 * @param {typeof import('../src/app/prerender')} app
 * @param {string} outDir
 */
async function writePages(app, outDir) {
  const manifestFile = join(outDir, '.vite/manifest.json');
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(dirname(manifestFile), { recursive: true });
  forbidCircles(manifest);
  renameSync(join(outDir, 'index.html'), join(outDir, shellFile));
  const template = withReactFirst(readFileSync(join(outDir, shellFile), 'utf8'), manifest);

  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    const path = join(outDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const writePage = (/** @type {string} */ file, /** @type {string} */ html) =>
    write(file, withoutRequests(html, outDir, app.backend));
  const shell = await app.renderShell();
  for (const [pattern, file] of Object.entries(shellAddresses)) {
    const ofPage = file === shellFile ? [] : app.modulesOf(pattern.replace('*', 'any')).inside;
    const links = linksTo(
      chunksOf([...app.shellModules, ...app.clientModules(pattern), ...ofPage], manifest),
      template,
    );
    writePage(file, filled(template, { body: shell, head: earlyCalls(app, pattern), links }));
  }
  for (const { path, file } of app.tools) {
    const html = await app.renderTool(path);
    const { layout, inside } = app.modulesOf(path);
    const links = linksTo(chunksOf([...layout, ...inside], manifest), template);
    writePage(file, filled(template, { ...apart(html), links, mark: path }));
  }
  const siteTemplate = readFileSync(join(outDir, 'site.html'), 'utf8');
  rmSync(join(outDir, 'site.html'));
  for (const { path, file, modules } of app.pages) {
    const html = await app.renderSitePage(path);
    const { styles } = chunksOf([...app.frameModules, ...modules], manifest);
    const links =
      linksTo({ styles, scripts: new Set() }, siteTemplate) +
      `<script type="speculationrules">${speculationRules}</script>`;
    writePage(file, withIslands(siteTemplate, { ...apart(html), links, path }));
  }
  for (const { file, text } of app.siteFiles()) write(file, text);
}

/**
 * Lets React run as soon as it is there, while the rest is still on its way: in a task of its own, so that no press has
 * to wait for both.
 *
 * @param {string} html
 * @param {import('vite').Manifest} manifest
 */
function withReactFirst(html, manifest) {
  const react = Object.values(manifest).find(({ name }) => name === reactFile);
  const entry = '<script type="module"';
  if (!react || !html.includes(entry))
    throw new Error('The build has no file for React, or no entry');
  const script = `${entry} async fetchpriority="high" crossorigin src="/${react.file}"></script>`;
  const link = `<link rel="modulepreload" crossorigin href="/${react.file}">`;
  return html.replace(link, '').replace(entry, () => `${script}\n    ${entry}`);
}

/**
 * The script by which a shell asks for what its page shows first; nothing where the page asks for nothing, or the
 * browser itself plays the backend.
 *
 * @param {typeof import('../src/app/prerender')} app
 * @param {string} pattern
 */
function earlyCalls({ backend, earlyCalls: calls }, pattern) {
  const ofPage = calls[pattern];
  if (!ofPage || backend.mode === 'demo') return '';
  const data = {
    'data-backend': backend.supabaseUrl,
    'data-public-key': backend.supabaseAnonKey,
    'data-calls': JSON.stringify(ofPage),
  };
  const attributes = Object.entries(data).map(([name, value]) => `${name}="${quoted(value)}"`);
  return `<script ${attributes.join(' ')}>${earlyCallsScript}</script>`;
}

/** @param {string} value of an attribute */
function quoted(value) {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * @param {string} template
 * @param {{ body: string, head?: string, links?: string, mark?: string | undefined }} parts
 */
function filled(template, { body, head = '', links = '', mark }) {
  const [empty, headEnd] = ['<div id="root"></div>', '</head>'];
  if (!template.includes(empty)) throw new Error('index.html has no empty #root');
  const attribute = mark === undefined ? '' : ` data-prerendered="${mark}"`;
  return template
    .replace(headEnd, () => `${head}${links}${headEnd}`)
    .replace(empty, () => `<div id="root"${attribute}>${body}</div>`);
}

/**
 * @param {readonly string[]} modules
 * @param {import('vite').Manifest} manifest
 * @returns {{ scripts: Set<string>, styles: Set<string> }} everything they need to run, and to be seen
 */
function chunksOf(modules, manifest) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {string} key */
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    // What a module builds on comes before it, so that its own styles have the last word.
    for (const imported of chunk.imports ?? []) collect(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  modules.forEach(collect);
  return { scripts, styles };
}

/**
 * Files that import one another run in an order nobody chose: one of them finds the other's constants undefined.
 *
 * @param {import('vite').Manifest} manifest
 * @throws where there are such files: they were put together too boldly (chunk-groups.mjs).
 */
function forbidCircles(manifest) {
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

/**
 * Links to the styles without which a page must not be seen, and to the scripts that are asked for while the entry is
 * still on its way.
 *
 * @param {{ scripts: Set<string>, styles: Set<string> }} needed
 * @param {string} template names some of them already
 */
function linksTo({ scripts, styles }, template) {
  const isNew = (/** @type {string} */ file) => !template.includes(`"/${file}"`);
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/**
 * Puts into a page what its first paint would else have to ask for: the styles, and the script that comes before it. A
 * style sheet that is in the page stays named, switched off, so that no script loads it once more.
 *
 * @param {string} html
 * @param {string} outDir
 * @param {import('../src/app/env').Environment} environment
 */
function withoutRequests(html, outDir, environment) {
  const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
  const files = [...html.matchAll(sheet)].map(([, file = '']) => file);
  const styles = files.map((file) => readFileSync(join(outDir, file), 'utf8').trim()).join('\n');
  if (/<\/style/i.test(styles)) throw new Error('A style sheet ends the element it stands in');
  const backend = environment.mode === 'supabase' ? environment.supabaseUrl : null;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ styles, backend })}" />`;
  const firstPaint = '<script src="/first-paint.js"></script>';
  const charset = '<meta charset="UTF-8" />';
  for (const part of [firstPaint, charset]) {
    if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  }
  return html
    .replaceAll(sheet, (_, file) => `<link rel="stylesheet" href="${file}" disabled>`)
    .replace(charset, () => `${charset}\n    ${policy}`)
    .replace(firstPaint, () => `<script>${firstPaintScript}</script><style>${styles}</style>`);
}
