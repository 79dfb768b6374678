import { describe, expect, it } from 'vitest';
import { elementsOf } from './html';
import { linkProblems } from './links';
import type { Site, SitePage } from './site';

const ORIGIN = 'https://grouped.example';

const page = (path: string, body: string): SitePage => ({
  path,
  file: path === '/' ? '/index.html' : `${path}.html`,
  elements: elementsOf(`<!doctype html><html lang="en"><body>${body}</body></html>`),
});

const docs = page('/docs', '<h2 id="roles &amp; more">Roles</h2>');

function site(pages: SitePage[]): Site {
  const files = new Set([...pages.map(({ file }) => file), '/app.js', '/picture.png']);
  return {
    pages,
    files,
    read: () => '',
    fileFor: (path) => {
      if (path === '/servers') return '/shell.html';
      return [path, `${path}.html`, `${path}index.html`].find((file) => files.has(file)) ?? null;
    },
  };
}

/** Returns the error messages for the links in an HTML body, without the parts that name the page and the element. */
function problemsIn(body: string): string[] {
  const home = page('/', body);
  return linkProblems(home, site([home, docs]), ORIGIN).map((line) =>
    line.replace(/^\/: <\w+> .*?: (?=[a-z])/, ''),
  );
}

describe('a link within the site', () => {
  it.each([
    '<a href="/docs">Docs</a>',
    '<a href="docs">Docs</a>',
    `<a href="${ORIGIN}/docs">Docs</a>`,
    '<a href="/docs#roles%20&amp;%20more">Roles</a>',
    '<a href="/servers#anything">Servers</a>',
    '<a href="/picture.png">Picture</a>',
    '<a href="/docs?q=points">Search</a>',
    '<p id="here"></p><a href="#here">Here</a>',
    '<a href="/docs" aria-label="Docs"><svg></svg></a>',
  ])('may be %s', (body) => {
    expect(problemsIn(body)).toEqual([]);
  });

  it.each([
    ['<a href="/nowhere">Nowhere</a>', 'leads nowhere'],
    ['<a href="/docs#points">Points</a>', 'names an anchor that is not there'],
    ['<a href="#points">Points</a>', 'names an anchor that is not there'],
    ['<a href="/docs"></a>', 'has no name'],
    ['<a href="http://">Broken</a>', 'is no address'],
    ['<noscript><a href="/nowhere">Nowhere</a></noscript>', 'leads nowhere'],
  ])('may not be %s', (body, problem) => {
    expect(problemsIn(body)).toEqual([problem]);
  });
});

describe('a link out of the site', () => {
  it('opens a new tab without access to its opener', () => {
    expect(
      problemsIn('<a href="https://discord.com" target="_blank" rel="noopener me">Discord</a>'),
    ).toEqual([]);
  });

  it.each([
    ['<a href="https://discord.com" rel="noopener">Discord</a>', 'leaves the site in this tab'],
    [
      '<a href="https://discord.com" target="_blank" rel="noreferrer">Discord</a>',
      'lets the other page reach back (noopener)',
    ],
    ['<a href="http://discord.com" target="_blank" rel="noopener">Discord</a>', 'is not secure'],
    ['<a href="javascript:alert(1)">Press</a>', 'is not secure'],
  ])('may not be %s', (body, problem) => {
    expect(problemsIn(body)).toEqual([problem]);
  });
});

describe('what a page loads', () => {
  it.each([
    '<script src="/app.js"></script>',
    '<img src="/picture.png" srcset="/picture.png 2x, /picture.png 3x" alt="">',
    '<img src="data:image/svg+xml;utf8,x" alt="">',
    '<link rel="canonical" href="https://elsewhere.example/">',
  ])('may be %s', (body) => {
    expect(problemsIn(body)).toEqual([]);
  });

  it.each([
    ['<script src="/gone.js"></script>', 'is not there'],
    ['<link rel="modulepreload" href="/gone.js">', 'is not there'],
    ['<img src="/picture.png" srcset="/gone.png 2x" alt="">', 'is not there'],
    ['<script src="https://cdn.example/app.js"></script>', 'is loaded from elsewhere'],
  ])('may not be %s', (body, problem) => {
    expect(problemsIn(body)).toEqual([problem]);
  });
});
