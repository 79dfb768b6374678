import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './setup/source-files';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'supabase/README.md',
  ...filesBelow('docs', /\.md$/),
  ...filesBelow('src', /README\.md$/),
  ...filesBelow('.storybook/docs', /\.mdx$/),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const code = [
  ...['src', 'tests', 'scripts', 'deploy', '.storybook'].flatMap((folder) =>
    filesBelow(folder, /\.(tsx?|mjs|js)$/),
  ),
  ...filesBelow('supabase', /\.(ts|sql|mjs)$/),
];

describe.each(documents)('$path', ({ path, text }) => {
  it('names files that exist', () => {
    const named = [
      ...text.matchAll(/`((?:src|tests|scripts|supabase|deploy|public|docs)\/[\w./-]+)`/g),
    ];
    const paths = named.map(([, file = '']) => file).filter((file) => file !== 'supabase/.env');
    expect(paths.filter((file) => !existsSync(file) && !isDocument(file))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^https?:/.test(link) && !exists(link, path))).toEqual([]);
  });
});

it('code cites sections that exist', () => {
  const broken = [...code, ...documents.map(({ path }) => path)].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\b([a-z]+\.md) §(\d+(?:\.\d+)?)/g)]
      .filter(([, name = '', section = '']) => lacks(`docs/${name}`, section))
      .map(([citation]) => `${path}: ${citation}`),
  );
  expect(broken).toEqual([]);
});

/** Whether a relative link of a document leads to a file, and to a heading of it. */
function exists(link: string, from: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : posix.join(posix.dirname(from), file);
  if (!existsSync(target)) return isDocument(target);
  return anchor === undefined || headingsOf(target).map(anchorOf).includes(anchor);
}

/** The documents may link to each other by name before all of them are written. */
function isDocument(path: string): boolean {
  return /^docs\/[a-z]+\.md$/.test(path);
}

function lacks(document: string, section: string): boolean {
  if (!existsSync(document)) return false;
  return !headingsOf(document).some((heading) => /^[\d.]*\d/.exec(heading)?.[0] === section);
}

function headingsOf(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
}

/** Returns the anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
