import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { answerFor, movedTo } from '../deploy/addresses.mjs';

const site = mkdtempSync(join(tmpdir(), 'grouped-addresses-'));
for (const file of [
  'index.html',
  'features.html',
  'docs.html',
  'docs/changelog.html',
  'docs/changelog/1.45.html',
  'servers.html',
  'dashboard-shell.html',
  '404.html',
  'first-paint.js',
]) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), file);
}
writeFileSync(join(dirname(site), 'outside.html'), '');
afterAll(() => {
  rmSync(site, { recursive: true });
  rmSync(join(dirname(site), 'outside.html'));
});

describe('the file and status of a URL', () => {
  it.each([
    ['/', '/index.html', 200],
    ['/features', '/features.html', 200],
    ['/features/', '/features.html', 200],
    ['/Features', '/features.html', 200],
    ['/docs', '/docs.html', 200],
    ['/docs/', '/docs.html', 200],
    ['/docs/changelog', '/docs/changelog.html', 200],
    ['/docs/changelog/1.45', '/docs/changelog/1.45.html', 200],
    ['/first-paint.js', '/first-paint.js', 200],
    ['/servers', '/servers.html', 200],
    ['/servers/', '/servers.html', 200],
    ['/dashboard/81/points', '/dashboard-shell.html', 200],
    ['/auth/v1/authorize', '/auth/v1-shell.html', 200],
    ['/dashboard', '/404.html', 404],
    ['/docs/changelog/9.9', '/404.html', 404],
    ['/assets/gone.js', '/404.html', 404],
    ['/nobody-knows', '/404.html', 404],
    ['/../outside', '/404.html', 404],
    ['/serversx', '/404.html', 404],
  ])('%s: %s with %i', (address, file, status) => {
    expect(answerFor(address, site)).toEqual({ file, status });
  });
});

describe('the redirect of a URL', () => {
  it.each([
    ['/docs/changelog/v1.5', '/docs/changelog/1.5'],
    ['/docs/changelog/v1.45', '/docs/changelog/1.45'],
    ['/docs/changelog/v1.45/', '/docs/changelog/1.45'],
    ['/docs/changelog/1.45', null],
    ['/docs/changelog/v9.9', null],
    ['/docs/changelog/v1x5', null],
    ['/', null],
  ])('%s: %s', (address, target) => {
    expect(movedTo(address)).toBe(target);
  });
});

describe('reading the manifest', () => {
  it('does not turn a build afterward into a development build', () => {
    const { NODE_ENV: _, ...env } = process.env;
    const printed = execFileSync(
      process.execPath,
      ['-e', "import('./deploy/addresses.mjs').then(() => console.log(process.env.NODE_ENV))"],
      { env, encoding: 'utf8' },
    );
    expect(printed.trim()).toBe('production');
  });
});
