import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../scripts/free-port.mjs';

/** These tests add an app screen and a docs page to a copy of the project. Each addition needs three files. */

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
const project = mkdtempSync(join(tmpdir(), 'grouped-adding-pages-'));
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

beforeAll(async () => {
  for (const path of copied) cpSync(path, join(project, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'dir');

  screen.write(
    'src/app/pages/StatusPage.tsx',
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
    page: 'StatusPage',
    load: () => import('../pages/StatusPage'),
    layout: 'tool',
    frame: 'bar',
    title: 'Status',
  },
`,
  });

  docsPage.write(
    'src/screens/docs/Webhooks.tsx',
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
      const { Webhooks } = await import('#screens/docs/Webhooks');
      return <Webhooks />;
    },
  },
`,
  });

  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: project });
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
