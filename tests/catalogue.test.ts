import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { filesBelow } from './setup/source-files';

const rows = Object.entries(catalogue).flatMap(([home, texts]) =>
  Object.entries(texts).map(([text, stage]) => ({ home, text, stage })),
);
const sources = filesBelow('src', /\.tsx?$/)
  .filter((path) => !/\.(test|stories|fixtures?)\.tsx?$/.test(path))
  .map((path) => ({ path, code: unescaped(readFileSync(path, 'utf8')) }));

describe('the catalogue of messages', () => {
  it.each(rows)('«$text» is in one file', ({ home, text }) => {
    const found = sources
      .filter(({ path }) => !path.startsWith('src/mocks/') && !path.startsWith('src/domain/'))
      .filter(({ code }) => says(code, text))
      .map(({ path }) => path);
    expect(found).toEqual([`src/${home}`]);
  });

  it.each(rows.flatMap(storyOf))('«$text» names an existing story', ({ id }) => {
    expect(storyIds()).toContain(id);
  });

  it.each(rows.flatMap(journeyOf))('«$text» is expected by its journey', ({ path, text }) => {
    const code = codeOf(path);
    expect(text.split('…').filter((part) => !code.includes(part))).toEqual([]);
  });
});

type Row = (typeof rows)[number];

function storyOf({ text, stage }: Row) {
  return 'story' in stage ? [{ text, id: stage.story }] : [];
}

function journeyOf({ text, stage }: Row) {
  return 'journey' in stage ? [{ text, path: stage.journey }] : [];
}

/** Returns the source code of a journey. The journey's own assertions check that its texts appear. */
function codeOf(journey: string): string {
  return unescaped(readFileSync(journey, 'utf8'));
}

/** Returns whether a source contains a text as a whole string literal, or as the start of one with placeholders. */
function says(code: string, text: string): boolean {
  const pattern = text.split('…').map(escaped).join('\\$\\{[^}]+\\}');
  return new RegExp(`['"\`]${pattern}['"\`]`).test(code);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Removes the escaping of quotes, so that a text matches however it is quoted. */
function unescaped(code: string): string {
  return code.replaceAll("\\'", "'");
}

let ids: string[] | undefined;

/** Returns ids as Storybook creates them: title and story name in kebab case. */
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
