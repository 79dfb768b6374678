import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import vercelFunction from '../../api/store.mjs';
import { answerFor, fits, serverAddresses } from '../../deploy/addresses.mjs';
import edgeFunction, { config } from '../../netlify/edge-functions/store';
import { netlifyAnswer, vercelAnswer } from '../setup/hosts';

/**
 * Runs the functions of both hosts on models of the hosts. The functions use the handler that `npm run build` wrote.
 */
const folder = 'dist';
const origin = 'https://grouped.example';

type Host = (request: Request, edge?: EdgeFunction) => Promise<Response>;
type EdgeFunction = (request: Request) => Promise<Response | URL | undefined>;

/** Responds with the file at a path; null if there is none. Both hosts serve `/terms` with terms.html. */
function fileAt(path: string): Response | null {
  const found = [path, `${path}.html`].find((file) => existsSync(join(folder, file)));
  return found === undefined ? null : fileResponse(found, 200);
}

function fileResponse(file: string, status: number): Response {
  return new Response(readFileSync(join(folder, file), 'utf8'), { status });
}

/**
 * A model of Netlify, which applies edge functions, then files, then redirects. If an edge function returns nothing,
 * the request continues. If it returns a URL, the request is rewritten to this URL. With `onError: 'bypass'`, an edge
 * function that throws is skipped.
 */
const netlify: Host = async (request, edge = edgeFunction) => {
  let { pathname } = new URL(request.url);
  const path = pathname;
  if (config.path.some((pattern) => fits(pattern, path))) {
    const answer = await edge(request).catch((error: unknown) => {
      if (config.onError !== 'bypass') throw error;
    });
    if (answer instanceof Response) return answer;
    if (answer instanceof URL) pathname = answer.pathname;
  }
  const { page } = netlifyAnswer(pathname);
  return fileAt(pathname) ?? (page ? fileResponse(page.file, page.status) : notFound());
};

/**
 * A model of Vercel, which applies files, then rewrites. A function receives the original URL of the request, not the
 * rewritten URL.
 */
const vercel: Host = async (request) => {
  const { pathname } = new URL(request.url);
  const { page } = vercelAnswer(pathname);
  const file = fileAt(pathname);
  if (file) return file;
  if (page?.file === '/api/store') return vercelFunction.fetch(request);
  return page ? fileResponse(page.file, page.status) : notFound();
};

const notFound = () => fileResponse(answerFor('/nobody-knows', folder).file, 404);

describe.each<[string, Host]>([
  ['Netlify', netlify],
  ['Vercel', vercel],
])('%s', (_, host) => {
  const get = (path: string, init?: RequestInit) => host(new Request(`${origin}${path}`, init));

  it('serves a demo store, rendered', async () => {
    const response = await get('/store/demo-sellers-lab');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=/);
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(await response.text()).toContain('Ten vetted leads every morning.');
  });

  it('serves the shell for a store that exists only in the browser', async () => {
    const response = await get('/store/card-collectors');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe(readFileSync(join(folder, 'store-shell.html'), 'utf8'));
  });

  it.each([
    ['/store/A%20B', 404],
    ['/store/a/b', 404],
    ['/store-sitemap.xml', 200],
    // A site in demo mode has no list for a host's cache.
    ['/store-list.json', 404],
    ['/store-list.json?page=2', 400],
    ['/store-sitemap', 404],
    ['/stores', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('leaves other pages to their files', async () => {
    expect(await (await get('/terms')).text()).toBe(
      readFileSync(join(folder, 'terms.html'), 'utf8'),
    );
    expect((await get('/dashboard/1')).status).toBe(200);
  });

  it('refuses other methods', async () => {
    const response = await get('/store/demo-sellers-lab', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the edge function of Netlify', () => {
  it('runs for the addresses of the manifest, is cached, and is skipped if it fails', () => {
    expect(config).toEqual({ path: serverAddresses, cache: 'manual', onError: 'bypass' });
  });

  it.each<[string, EdgeFunction]>([
    ['throws', () => Promise.reject(new Error('out of memory'))],
    ['returns nothing', async () => undefined],
    ['returns the URL of the shell', async () => new URL('/store-shell', origin)],
  ])('leaves the page to the shell if it %s', async (_, edge) => {
    const response = await netlify(new Request(`${origin}/store/card-collectors`), edge);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title data-shell>Store · Grouped</title>');
  });

  it('runs on Deno without any permission', () => {
    const deno = createRequire(import.meta.url).resolve('deno/bin.cjs');
    const args = ['run', '--quiet', '--no-lock', '--no-check', '--no-prompt', '--no-config'];
    const printed = execFileSync(
      process.execPath,
      [deno, ...args, 'tests/built-site/edge-function.deno.ts'],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          DENO_DIR: join('node_modules', '.cache', 'deno'),
          DENO_NO_UPDATE_CHECK: '1',
        },
      },
    );
    expect(JSON.parse(printed)).toEqual([
      { path: '/store/demo-resell-heaven', status: 200, title: 'Resell Heaven · Grouped' },
      { path: '/store/A%20B', status: 404, title: 'Store not found · Grouped' },
      { path: '/store/card-collectors', status: 200, title: 'Store · Grouped' },
    ]);
  });
});

describe('the built handler', () => {
  const code = readFileSync('dist-server/handler.js', 'utf8');

  it('is one module without imports', () => {
    const imports = code
      .split('\n')
      .filter((line) => /^\s*import\b|\bimport\s*\(|["']node:/.test(line));
    expect(imports).toEqual([]);
  });

  it('contains no mocks, no client library, and no development build of React', () => {
    const parts = ['mockServiceWorker', 'GoTrueClient', 'Each child in a list should have'];
    expect(parts.filter((part) => code.includes(part))).toEqual([]);
  });
});
