import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSite, standIn } from './site';

/** Checks the output of `npm run build`: the scripts that an app page loads before it shows anything. */
const site = readSite(process.env['BUILT_SITE'] ?? 'dist');

/**
 * The limits for scripts: their number, and their total size in kB (1,000 bytes) after gzip. In addition to these
 * scripts, a page requests its font and up to six API calls. All limits in this file were set 2 % above the measured
 * size: a test fails when a page loads another library or another page's code, not when a sentence is added.
 */
const limits = {
  '/servers.html': { scripts: 13, kilobytes: 212 },
  '/dashboard-shell.html': { scripts: 15, kilobytes: 303 },
  '/biz-shell.html': { scripts: 15, kilobytes: 235 },
  '/embeds.html': { scripts: 12, kilobytes: 269 },
  '/store-shell.html': { scripts: 8, kilobytes: 141 },
} as const;

describe.each(Object.entries(limits))('%s', (file, limit) => {
  const { elements } = standIn(site, file);
  const asked = elements.flatMap(({ tag, attributes: { src, rel, href } }) => {
    if (tag === 'script') return src ?? [];
    return tag === 'link' && rel === 'modulepreload' ? (href ?? []) : [];
  });
  const files = [...new Set(asked)];

  it(`requests at most ${limit.scripts} scripts`, () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(limit.scripts);
  });

  it(`requests at most ${limit.kilobytes} kB of script`, () => {
    expect(kilobytesOf(files)).toBeLessThanOrEqual(limit.kilobytes);
  });

  it('preloads all imports of its scripts', () => {
    const imported = files.flatMap(importsOf);
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((file) => !files.includes(file))).toEqual([]);
  });
});

/** The names of the files that the Editors tab loads without user input. */
const editorsParts = [
  'main',
  'SessionLayout',
  'backend',
  'DashboardPage',
  'guild-resources',
  'EditorRequests',
  'ServerParts',
  'parse-guild-resources',
  'HealthCount',
];

describe('the Editors tab', () => {
  const started = editorsParts.flatMap(scriptsNamed);
  /** Auth and Realtime. */
  const libraries = scriptsNamed('module');
  const loaded = withImports([...started, ...libraries]);

  it('loads at most 31 scripts of 370 kB without user input', () => {
    expect([started.length, libraries.length]).toEqual([editorsParts.length, 2]);
    expect(loaded.length).toBeLessThanOrEqual(31);
    expect(kilobytesOf(loaded)).toBeLessThanOrEqual(370);
  });
});

/** The names of the files that `/embeds` loads on a touch device without user input. */
const designerParts = ['EmbedsPage', 'ToolLayout', 'FormatBar', 'DraftMenuItems'];

describe('/embeds', () => {
  const started = designerParts.flatMap(scriptsNamed);

  it('loads at most 313 kB of script without user input, none of it from the dashboard', () => {
    expect(started).toHaveLength(designerParts.length);
    const loaded = withImports(started);
    expect(loaded.filter((file) => /\/(?:dashboard|servers)/.test(file))).toEqual([]);
    expect(kilobytesOf(loaded)).toBeLessThanOrEqual(313);
  });
});

/** The names of the files that a static page loads without user input, in addition to its own script. */
const enhancerFiles = ['enhancers', 'count-up-enhancer', 'follow-headings', 'show-today'];

describe('the enhancers of static pages', () => {
  it('load at most 9 kB of script', () => {
    const start = enhancerFiles.flatMap(scriptsNamed);
    expect(start).toHaveLength(enhancerFiles.length);
    expect(kilobytesOf(withImports(start))).toBeLessThanOrEqual(9);
  });
});

/** The limits in kB for a file and all of its imports, by the name of the file. */
const partLimits = {
  rest: 434,
  'large-controls': 373,
  MiscCommands: 383,
  UsersSection: 393,
  PaymentsSection: 355,
  MyMembershipsPage: 276,
} as const;

describe.each(Object.entries(partLimits))('%s', (name, limit) => {
  it(`loads at most ${limit} kB of script`, () => {
    const start = scriptsNamed(name);
    expect(start).toHaveLength(1);
    expect(kilobytesOf(withImports(start))).toBeLessThanOrEqual(limit);
  });
});

/** Returns the scripts whose name is `name`. The content hash in the file names is ignored. */
function scriptsNamed(name: string): readonly string[] {
  return [...site.files].filter((file) => /^\/assets\/(.+)-.{8}\.js$/.exec(file)?.[1] === name);
}

function withImports(files: readonly string[]): readonly string[] {
  const loaded = new Set(files);
  for (const file of loaded) for (const imported of importsOf(file)) loaded.add(imported);
  return [...loaded];
}

/** Returns the total size of the given files in kB after gzip. */
function kilobytesOf(files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(site.read(file), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function importsOf(file: string): string[] {
  const imports = site.read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
  return [...imports].map(([, name = '']) => `/assets/${name}`);
}
