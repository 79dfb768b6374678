import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '#domain/paths';
import { filesBelow } from '../../../tests/setup/source-files';
import { type LegalDocument, type LegalPhrase, textOf } from './legal-document';
import { privacy } from './privacy';
import { terms } from './terms';

const documents = { terms, privacy };

describe.each(Object.entries(documents))('%s', (_, document) => {
  it('has seven sections with unique anchors', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
    expect(ids.filter((id) => !/^[a-z][a-z-]*$/.test(id))).toEqual([]);
  });

  it('links only to pages of the site or to https addresses', () => {
    const inside = [paths.terms.href(), paths.privacy.href()];
    const wrong = hrefsOf(document).filter(
      (href) => !inside.includes(href) && !href.startsWith('https://'),
    );
    expect(wrong).toEqual([]);
  });

  it('links to the community server', () => {
    expect(hrefsOf(document)).toContain('https://discord.gg/grouped');
  });

  it('has no placeholders', () => {
    expect(textOf(document)).not.toMatch(/lorem|\[|\]|\bTBD\b|undefined|\s{2,}(?!$)/i);
  });
});

/** Matches storage keys in the source code. */
const keys = /['"`](grouped:[a-z-]+|supabase-auth|authRedirectPath)/g;

it('the privacy policy lists exactly the storage keys of the code', () => {
  const stored = filesBelow('src', /\.tsx?$/)
    .filter((path) => !/\.(test|stories|fixtures?)\.tsx?$/.test(path))
    .filter((path) => !/^src\/(mocks|content)\//.test(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(keys)].map(([, key = '']) => key));
  const named = privacy.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    .flatMap(({ key }) => key ?? []);
  const isOf = (key: string) => (name: string) => key === name || key.startsWith(`${name}-`);
  expect(stored.filter((key) => !named.some(isOf(key)))).toEqual([]);
  expect(named.filter((name) => !stored.some((key) => isOf(key)(name)))).toEqual([]);
});

function hrefsOf({ sections }: LegalDocument): string[] {
  const words: LegalPhrase[] = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === 'paragraph') return block.words;
      if (block.kind === 'list') return block.items.flat();
      return block.facts.flatMap((fact) => fact.words);
    });
  return words.flatMap((phrase) => (typeof phrase === 'string' ? [] : phrase.href));
}
