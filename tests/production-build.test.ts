import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** Values that the browser receives and that may be public. */
const publicValues = {
  VITE_SUPABASE_URL: 'https://planted-project.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_planted_for_everybody',
};

/** Secrets that may be set in the environment of a build. None of them may get into the build output. */
const secrets = [
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_DB_URL',
  'SUPABASE_JWT_SECRET',
  'SUPABASE_ACCESS_TOKEN',
  'DISCORD_BOT_TOKEN',
  'DISCORD_CLIENT_SECRET',
  'DISCORD_PROVIDER_TOKEN',
  'DISCORD_PROVIDER_REFRESH_TOKEN',
  'WHOP_API_KEY',
  'WhopAPIKey',
  // Secrets that were given the prefix of public values by mistake.
  'VITE_SUPABASE_SERVICE_ROLE_KEY',
  'VITE_SUPABASE_SECRET_KEY',
  'VITE_DISCORD_BOT_TOKEN',
  'VITE_WHOP_API_KEY',
];
const planted = (where: string, secret: string) => `planted-${where}-${secret.toLowerCase()}-value`;

/** A production build with the values above in the environment, and more secrets in environment files. */
describe('a production build', () => {
  let modules: string[] = [];
  let files: { name: string; text: string }[] = [];
  const place = mkdtempSync(join(tmpdir(), 'grouped-build-'));

  beforeAll(async () => {
    for (const [name, value] of Object.entries(publicValues)) vi.stubEnv(name, value);
    for (const secret of secrets) vi.stubEnv(secret, planted('shell', secret));
    for (const file of ['.env', '.env.local', '.env.production.local']) {
      // Environment variables override variables of the same name in files. The secrets in files therefore have other
      // names.
      const lines = secrets.map((secret) => `${secret}_OF_FILE=${planted(file, secret)}`);
      writeFileSync(join(place, file), lines.join('\n'));
    }
    const outDir = join(place, 'dist');
    const { output } = (await build({
      mode: 'production',
      logLevel: 'silent',
      envDir: place,
      build: { outDir },
    })) as Rolldown.RolldownOutput;
    vi.unstubAllEnvs();
    modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    files = readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => ({
        name,
        text: readFileSync(join(parentPath, name), 'latin1'),
      }));
  });

  afterAll(() => rmSync(place, { recursive: true, force: true }));

  const filesWith = (text: string) =>
    files.filter((file) => file.text.includes(text)).map(({ name }) => name);

  it('contains no mocks if a backend is configured', () => {
    expect(modules.some((module) => module.endsWith('/src/app/boot/main.tsx'))).toBe(true);
    expect(modules.filter((module) => /\/src\/mocks\/|\/node_modules\/msw\//.test(module))).toEqual(
      [],
    );
  });

  it('contains no service worker of the demo mode', () => {
    const names = files.map(({ name }) => name);
    expect(names).toContain('first-paint.js');
    expect(names.filter((name) => /worker/i.test(name))).toEqual([]);
    expect(filesWith('Mock Service Worker')).toEqual([]);
  });

  it('contains no security check without a site key', () => {
    expect(filesWith('challenges.cloudflare.com')).toEqual([]);
  });

  it.each(Object.entries(publicValues))('contains %s', (_, value) => {
    expect(filesWith(value)).toEqual([expect.stringMatching(/\.js$/)]);
  });

  it.each(secrets)('contains no %s', (secret) => {
    const values = ['shell', '.env', '.env.local', '.env.production.local'].map((where) =>
      planted(where, secret),
    );
    expect(values.flatMap(filesWith)).toEqual([]);
  });

  it('contains no planted value with another name', () => {
    const found = files.flatMap(({ text }) => text.match(/planted-[\w.-]+/g) ?? []);
    expect([...new Set(found)]).toEqual(['planted-project.supabase.co']);
  });

  it('contains no source maps', () => {
    expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
    expect(filesWith('sourceMappingURL=')).toEqual([]);
  });

  it('has no inline script, style or handler in its page, and loads only its own files', () => {
    const page = files.find(({ name }) => name === 'index.html')?.text ?? '';
    const scripts = page.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !/\ssrc="\//.test(tag))).toEqual([]);
    expect(page.match(/<style\b|\s(?:style|on[a-z]+)=|javascript:/gi)).toEqual(null);
    expect(page.match(/\s(?:src|href)="(?!\/)[^"]*"/g)).toEqual(null);
  });
});

it('fails for a secret key in place of the public one', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', publicValues.VITE_SUPABASE_URL);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_secret_planted');
  const made = build({ mode: 'production', logLevel: 'silent', build: { write: false } });
  await expect(made).rejects.toThrow(/^VITE_SUPABASE_ANON_KEY is a secret key/);
  vi.unstubAllEnvs();
});
