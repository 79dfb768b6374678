import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entries, storyIdOf } from '../.storybook/catalogue/catalogue';
import { otherTexts, textsByFile, textsIn } from '../.storybook/catalogue/other-texts';
import { filesBelow } from './setup/source-files';

const rows = entries.map((entry) => ({ ...entry, id: storyIdOf(entry.place) }));
const fixedRows = rows.filter(({ isFixed }) => isFixed);
const sources = filesBelow('src', /\.tsx?$/)
  .filter((path) => !/\.(test|stories|fixtures?)\.tsx?$/.test(path))
  .map((path) => ({ path, code: unescaped(readFileSync(path, 'utf8')) }));

describe('the catalogue of messages', () => {
  it.each(fixedRows)('«$text» of $area is in one file', ({ home, text }) => {
    const found = sources
      .filter(({ path }) => !path.startsWith('src/mocks/') && !path.startsWith('src/domain/'))
      .filter(({ code }) => says(code, text))
      .map(({ path }) => path);
    expect(found).toEqual([`src/${home}`]);
  });

  it.each(rows)('«$text» of $area has a place in Storybook', ({ id }) => {
    expect(storyIds()).toContain(id);
  });

  it('has each message of a file once', () => {
    const keys = entries.map(({ home, text }) => `${home} ${text}`);
    expect(keys.length - new Set(keys).size).toBe(0);
  });
});

describe('the texts that the catalogue finds', () => {
  const files = filesBelow('src/content/messages', /\.ts$/).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  /** These files only join texts of other files. */
  const wordless = files.filter((path) => textsIn(readFileSync(path, 'utf8')).length === 0);

  it('are in every file of messages', () => {
    expect([...textsByFile.keys()].toSorted()).toEqual(
      files.map((path) => path.replace('src/', '')).toSorted(),
    );
    expect(wordless).toEqual(['src/content/messages/panel-list.ts']);
  });

  it.each(['claim', 'receipt', 'hidden', 'review'])(
    'have the word «%s», or are in a file with this name',
    (word) => {
      const all = [...entries, ...otherTexts];
      expect(
        all.filter(({ home, text }) => `${home} ${text}`.toLowerCase().includes(word)).length,
      ).toBeGreaterThan(0);
    },
  );

  it('are the literals of a file, without its comments and imports', () => {
    const code = [
      "import { a } from './A b';",
      '/** Not a text. */',
      "const kind = 'quiet';",
      "const one = 'It\\'s one';",
      'const two = `${kind} of two`;',
    ].join('\n');
    expect(textsIn(code)).toEqual(["It's one", '… of two']);
  });
});

/**
 * Returns whether `code` contains `text` as a whole string literal or template literal. Each `…` in `text` stands for a
 * placeholder of the template literal.
 */
function says(code: string, text: string): boolean {
  const pattern = text.split('…').map(escaped).join('\\$\\{[^}]+\\}');
  return new RegExp(`['"\`]${pattern}['"\`]`).test(code);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Removes the escaping of quotes, so that a text matches regardless of how it is quoted. */
function unescaped(code: string): string {
  return code.replaceAll("\\'", "'");
}

let ids: string[] | undefined;

/** Returns the story ids in the format that Storybook creates: title and story name in kebab case. */
function storyIds(): string[] {
  ids ??= filesBelow('src', /\.stories\.tsx$/).flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const title = /title: '([^']+)'/.exec(code)?.[1];
    if (!title) return [];
    return [...code.matchAll(/export const (\w+) = meta\.story/g)].map(
      ([, name = '']) => `${kebab(title)}--${kebab(name)}`,
    );
  });
  return ids;
}

function kebab(words: string): string {
  return words
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}
