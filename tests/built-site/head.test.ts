import { describe, expect, it } from 'vitest';
import { headProblems, repeatedHeads } from './head';
import { elementsOf } from './html';
import type { Site, SitePage } from './site';

const ORIGIN = 'https://grouped.example';
const site: Site = {
  pages: [],
  files: new Set(['/og.png']),
  read: () => '',
  fileFor: () => null,
};

const whole = `<!doctype html><html lang="en"><head>
  <title>Terms of Service · Grouped</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="description" content="What you agree to.">
  <link rel="canonical" href="${ORIGIN}/terms">
  <meta property="og:url" content="${ORIGIN}/terms">
  <meta property="og:title" content="Terms of Service · Grouped">
  <meta property="og:image" content="${ORIGIN}/og.png">
</head><body><main id="main"><h1>Terms of Service</h1><h2 id="a">A</h2></main></body></html>`;

const page = (html: string, path = '/terms'): SitePage => ({
  path,
  file: `${path}.html`,
  elements: elementsOf(html),
});

const problemsOf = (html: string) =>
  headProblems(page(html), site, { origin: ORIGIN }).map((line) => line.replace('/terms: ', ''));

it('a page with complete metadata has no problem', () => {
  expect(problemsOf(whole)).toEqual([]);
});

describe('a page has a problem', () => {
  it.each([
    ['lang="en"', '', 'does not say that it is in English'],
    ['</head>', '<title>Another</title></head>', 'has not one title'],
    ['name="description"', 'name="summary"', 'has no description'],
    ['"What you agree to."', '" "', 'has no description'],
    [
      `canonical" href="${ORIGIN}/terms"`,
      `canonical" href="${ORIGIN}/"`,
      `is not canonical at ${ORIGIN}/terms`,
    ],
    ['rel="canonical"', 'rel="alternate"', `is not canonical at ${ORIGIN}/terms`],
    ['property="og:url"', 'property="og:site"', 'has another address for sharing (og:url)'],
    [
      'og:title" content="Terms',
      'og:title" content="Our Terms',
      'has another title for sharing (og:title)',
    ],
    ['/og.png', '/gone.png', `shares a picture that is not there: ${ORIGIN}/gone.png`],
    [
      '<meta name="viewport"',
      '<meta name="robots" content="noindex"><meta name="viewport"',
      'is kept from search engines',
    ],
    ['name="viewport"', 'name="window"', 'does not fit phones (viewport)'],
    ['<h2 id="a">A</h2>', '<h1>A</h1>', 'has 2 main headings'],
    ['<h1>Terms of Service</h1><h2 id="a">A</h2>', '<p>A</p>', 'has 0 main headings'],
    ['id="a"', 'id="main"', 'has the id "main" twice'],
    ['<h2 id="a">A</h2>', '<h3>A</h3>', 'skips a level at the heading "A"'],
  ])('with %s made %s', (from, to, problem) => {
    expect(problemsOf(whole.replace(from, to))).toEqual([problem]);
  });
});

it('two pages must not have the same metadata', () => {
  const other = whole.replace('What you agree to.', 'Something else.');
  const third = other.replace('<title>Terms', '<title>More terms');
  expect(repeatedHeads([page(whole), page(other, '/b'), page(third, '/c')])).toEqual([
    '/b says of itself what /terms does',
    '/c says of itself what /b does',
  ]);
});
