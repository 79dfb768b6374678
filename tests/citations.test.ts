import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  citationsIn,
  citingFiles,
  foreignDocuments,
  headingsIn,
  ownSectionsIn,
} from './setup/citations';

const files = citingFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const documents = files
  .filter(({ path }) => /^docs\/[^/]+\.md$/.test(path))
  .map(({ path, text }) => ({ path, text, headings: headingsIn(text) }));
const headingsOf = new Map(documents.map(({ path, headings }) => [basename(path), headings]));

describe('citations', () => {
  it('name a document in docs/ and a section of it', () => {
    const wrong = files.flatMap(({ path, text }) =>
      citationsIn(text)
        .filter(({ document, section }) => !headingsOf.get(document)?.includes(section))
        .map(({ document, section }) => `${path}: ${document} §${section}`),
    );
    expect(wrong).toEqual([]);
  });

  it('without a name, in a document, are sections of the same document', () => {
    const wrong = documents.flatMap(({ path, text, headings }) =>
      ownSectionsIn(text)
        .filter((section) => !headings.includes(section))
        .map((section) => `${path}: §${section}`),
    );
    expect(wrong).toEqual([]);
  });

  it('name no document that is not in the repository', () => {
    const wrong = files.flatMap(({ path, text }) =>
      foreignDocuments.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(documents)('$path numbers each section once', ({ headings }) => {
  expect(headings.filter((number, at) => headings.indexOf(number) !== at)).toEqual([]);
});

describe('the check itself', () => {
  it.each([
    ['As in `discord.md §2.1`.', ['discord.md 2.1']],
    ['(discord.md §2.1, §3.4 and §5)', ['discord.md 2.1', 'discord.md 3.4', 'discord.md 5']],
    ['/**\n * As in discord.md\n * §2.1.\n */', ['discord.md 2.1']],
    ['-- As in supabase.md\n-- §4.4.', ['supabase.md 4.4']],
    ['[discord.md](discord.md) §2.1', ['discord.md 2.1']],
    ['RFC 7636 §4.2', []],
  ])('finds the citations of %j', (text, found) => {
    const citations = citationsIn(text);
    expect(citations.map(({ document, section }) => `${document} ${section}`)).toEqual(found);
  });

  it('tells sections of the same document from others', () => {
    expect(ownSectionsIn('See §1.2 and discord.md §2.1, §2.2. RFC 7636 §4.2.')).toEqual(['1.2']);
  });

  it('reads the numbers of headings', () => {
    expect(headingsIn('# 0 Title\n## 1. Ids\n### 1.1 Snowflakes\n## Others\n')).toEqual([
      '1',
      '1.1',
    ]);
  });
});
