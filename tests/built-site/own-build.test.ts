import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { elementsOf } from './html';

/**
 * These tests build a copy of the project for a backend. An app screen and a docs page are added to it, and secrets are
 * in the environment and in its environment files.
 */

const copied = [
  'src',
  'deploy',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const project = mkdtempSync(join(tmpdir(), 'grouped-own-build-'));

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
const environmentFiles = ['.env', '.env.local', '.env.production.local'];
const planted = (where: string, secret: string) => `planted-${where}-${secret.toLowerCase()}-value`;

/** The modules of the client, and the files of the site. */
let modules: string[] = [];
let files: { name: string; text: string }[] = [];
const origin = { port: 0 };
let preview: ReturnType<typeof spawn> | undefined;

/** Creates files or inserts text into files, and records which files changed. */
class Change {
  readonly files = new Set<string>();

  write(path: string, text: string) {
    this.files.add(path);
    writeFileSync(join(project, path), text);
  }

  insert(path: string, { before, text }: { before: string; text: string }) {
    const old = readFileSync(join(project, path), 'utf8');
    if (!old.includes(before)) throw new Error(`${path} has no ${before}`);
    this.write(
      path,
      old.replace(before, () => text + before),
    );
  }
}

const screen = new Change();
const docsPage = new Change();
const listModules = new Change();

beforeAll(async () => {
  for (const path of copied) cpSync(path, join(project, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'dir');

  screen.write(
    'src/app/pages/site/StatusPage.tsx',
    'export function Component() {\n  return <h1>Status of the bot</h1>;\n}\n',
  );
  screen.insert('src/domain/paths.ts', {
    before: '  notFound: {',
    text: "  status: { pattern: '/status/:serverId', href: (serverId: string) => `/status/${serverId}` },\n",
  });
  screen.insert('src/app/routes/app.ts', {
    before: '];\n',
    text: `  {
    kind: 'app',
    pattern: paths.status.pattern,
    page: 'site/StatusPage',
    load: () => import('../pages/site/StatusPage'),
    layout: 'tool',
    frame: 'bar',
    title: 'Status',
  },
`,
  });

  docsPage.write(
    'src/screens/site/docs/Webhooks.tsx',
    `import { docPage } from '#content/docs/pages';
import { DocsPage } from './DocsPage';

export function Webhooks() {
  const { title, description } = docPage('webhooks');
  return (
    <DocsPage title={title} description={description} headings={[]}>
      <p>A webhook posts into one channel.</p>
    </DocsPage>
  );
}
`,
  );
  docsPage.insert('src/content/docs/pages.ts', {
    before: ';\n\nconst pages',
    text: " | 'webhooks'",
  });
  docsPage.insert('src/content/docs/pages.ts', {
    before: '} as const satisfies Record<DocPageId',
    text: `  webhooks: {
    id: 'webhooks',
    path: '/docs/webhooks',
    title: 'Webhooks',
    description: 'How to post into a channel without a bot.',
    group: 'Guide',
  },
`,
  });
  docsPage.insert('src/app/routes/files.tsx', {
    before: '  changelog: changelogPage(latestVersion, true),',
    text: `  webhooks: {
    name: 'Webhooks',
    load: async () => {
      const { Webhooks } = await import('#screens/site/docs/Webhooks');
      return <Webhooks />;
    },
  },
`,
  });

  listModules.insert('vite.config.ts', {
    before: '    checkedEnvironment,',
    text: `    {
      name: 'list-modules',
      generateBundle(_, bundle) {
        if (this.environment.config.build.ssr) return;
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        writeFileSync('modules.json', JSON.stringify(chunks.flatMap((chunk) => chunk.moduleIds)));
      },
    },
`,
  });
  listModules.insert('vite.config.ts', {
    before: "import { join } from 'node:path';",
    text: "import { writeFileSync } from 'node:fs';\n",
  });
  for (const file of environmentFiles) {
    // Environment variables override variables of the same name in files. The secrets in files therefore have other names.
    const lines = secrets.map((secret) => `${secret}_OF_FILE=${planted(file, secret)}`);
    writeFileSync(join(project, file), lines.join('\n'));
  }
  const inShell = secrets.map((secret) => [secret, planted('shell', secret)]);
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: project,
    env: { ...process.env, ...publicValues, ...Object.fromEntries(inShell) },
  });
  modules = JSON.parse(readFileSync(join(project, 'modules.json'), 'utf8')) as string[];
  files = ['dist', 'dist-server'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => ({
        name,
        text: readFileSync(join(parentPath, name), 'latin1'),
      })),
  );
  origin.port = await freePort();
  preview = spawn(
    process.execPath,
    [
      resolve('node_modules/vite/bin/vite.js'),
      'preview',
      '--host',
      '127.0.0.1',
      '--port',
      String(origin.port),
      '--strictPort',
    ],
    { cwd: project, stdio: 'ignore' },
  );
});

afterAll(() => {
  preview?.kill();
  rmSync(project, { recursive: true, force: true });
});

async function answer(path: string) {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${origin.port}${path}`);
      return { status: response.status, text: await response.text() };
    } catch {
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}

it('adds a screen with three files, and the host serves its shell', async () => {
  expect([...screen.files]).toHaveLength(3);
  const { status, text } = await answer('/status/845201933120405504');
  expect(status).toBe(200);
  expect(text).toContain('<title data-shell>Status · Grouped</title>');
  expect(text).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/StatusPage-/);
});

it('adds a docs page with three files: it is prerendered, linked and in the sitemap', async () => {
  expect([...docsPage.files]).toHaveLength(3);
  const { status, text } = await answer('/docs/webhooks');
  expect(status).toBe(200);
  expect(text).toContain('A webhook posts into one channel.');
  expect(text).toContain('<title>Webhooks · Docs · Grouped</title>');
  expect((await answer('/docs')).text).toContain('href="/docs/webhooks"');
  expect((await answer('/sitemap.xml')).text).toContain('/docs/webhooks</loc>');
  expect((await answer('/docs/webhook')).status).toBe(404);
});

describe('a build for a backend', () => {
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
    expect(filesWith(value)).toContainEqual(expect.stringMatching(/^backend-.*\.js$/));
  });

  it.each(secrets)('contains no %s', (secret) => {
    const values = ['shell', ...environmentFiles].map((where) => planted(where, secret));
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

  it('has no inline handlers, and loads only its own scripts', () => {
    const pages = files.filter(({ name }) => name.endsWith('.html'));
    const elements = pages.flatMap(({ text }) => elementsOf(text));
    const sources = elements.flatMap(({ tag, attributes: { src } }) =>
      tag === 'script' && src !== undefined ? [src] : [],
    );
    expect(sources.length).toBeGreaterThan(pages.length);
    expect(sources.filter((src) => !src.startsWith('/'))).toEqual([]);
    const hostile = elements.filter(({ attributes }) =>
      Object.entries(attributes).some(
        ([name, value]) => name.startsWith('on') || value.startsWith('javascript:'),
      ),
    );
    expect(hostile).toEqual([]);
  });
});

it('fails for a secret key in place of the public one', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', publicValues.VITE_SUPABASE_URL);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_secret_planted');
  const made = build({ mode: 'production', logLevel: 'silent', build: { write: false } });
  await expect(made).rejects.toThrow(/^VITE_SUPABASE_ANON_KEY is a secret key/);
  vi.unstubAllEnvs();
});
