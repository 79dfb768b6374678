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

describe.each(documents)('$path', ({ path, text }) => {
  it('names files that exist', () => {
    const named = [
      ...text.matchAll(/`((?:src|tests|scripts|supabase|deploy|public|docs)\/[\w./-]+)`/g),
    ];
    const paths = named.map(([, file = '']) => file).filter((file) => file !== 'supabase/.env');
    expect(paths.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^https?:/.test(link) && !exists(link, path))).toEqual([]);
  });
});

/**
 * Returns whether the file that a relative link refers to exists. If the link has an anchor, the file must also have
 * that heading.
 */
function exists(link: string, from: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : posix.join(posix.dirname(from), file);
  if (!existsSync(target)) return false;
  return anchor === undefined || headingsOf(target).map(anchorOf).includes(anchor);
}

/** Removes code from a document, because the targets of links in Markdown examples do not exist. */
function withoutCode(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
}

function headingsOf(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
}

/** Returns the anchor that GitHub creates for a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
