import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSite, standIn } from './site';

/** Checks in the output of `npm run build` which scripts an app page loads before it shows anything. */
const site = readSite(process.env['BUILT_SITE'] ?? 'dist');

/** In kB (1,000 bytes) after gzip. Besides these scripts, a page requests its font and up to six API calls. */
const limits = {
  // With the link to a setting, and the result of a resync.
  '/servers.html': { scripts: 12, kilobytes: 214 },
  '/dashboard-shell.html': { scripts: 12, kilobytes: 275 },
  // With the reviews, and the buttons that load the reports and the waiting list.
  '/store-shell.html': { scripts: 7, kilobytes: 128 },
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
    const sizes = files.map((file) => gzipSync(site.read(file), { level: 9 }).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(limit.kilobytes);
  });

  it('preloads all imports of its scripts', () => {
    const imported = files.flatMap((file) =>
      [...site.read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
        ([, name = '']) => `/assets/${name}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((file) => !files.includes(file))).toEqual([]);
  });
});
