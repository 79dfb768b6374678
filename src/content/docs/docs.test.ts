import { describe, expect, it } from 'vitest';
import { commandWords } from '#content/commands/registry';
import { baseFeatures } from '#content/features/base';
import { fields } from '#domain/bot-config/fields';
import { splitRich } from '#domain/docs/blocks';
import { paths } from '#domain/paths';
import {
  allBlocks,
  exampleLines,
  plainTexts,
  richTexts,
  sectionsOfPages,
} from './all-texts.fixture';
import { featureSections } from './features';
import { namedSettings } from './named-settings';
import { docPage, docPages } from './pages';
import { publicPages } from '../../app/routes/manifest';
import { searchDocuments } from './search-documents';

const code = richTexts
  .flatMap(splitRich)
  .filter((piece) => piece.kind === 'code')
  .map((piece) => piece.text);
const labels = new Map<string, string>(fields.map(({ key, label }) => [key, label]));
const isCommand = (text: string) => (text.slice(1).split(' ')[0] ?? '') in commandWords;

describe('namedSettings', () => {
  it('are the settings that the texts name', () => {
    const named = new Set(code.filter((text) => labels.has(text)));
    expect([...namedSettings]).toEqual([...named].toSorted());
  });
});

describe('every text', () => {
  it('has content without stray spaces', () => {
    const odd = [...plainTexts, ...richTexts].filter(
      (text) => text.length < 2 || text !== text.trim() || / {2}/.test(text),
    );
    expect(odd).toEqual([]);
  });

  it('marks code in pairs, and only where it is rendered', () => {
    expect(richTexts.filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
    expect(plainTexts.filter((text) => text.includes('`'))).toEqual([]);
  });

  it('names only existing commands', () => {
    const named = [...code, ...exampleLines].filter((text) => text.startsWith('/'));
    expect(named.filter((text) => !isCommand(text))).toEqual(['/shipping']);
    expect(named.length).toBeGreaterThan(50);
  });

  it('names only existing setting keys', () => {
    const keys = code.filter((text) => /^[a-z]+[A-Z]|^[A-Z][a-z]|_/.test(text));
    expect(keys.filter((key) => !labels.has(key))).toEqual([]);
    expect(keys.length).toBeGreaterThan(80);
  });

  it('uses the labels of the dashboard', () => {
    const pairs = richTexts.flatMap((text) => [...text.matchAll(/“([^”]+)” \(`([^`]+)`\)/g)]);
    const wrong = pairs.filter(([, label, key = '']) => labels.get(key) !== label);
    expect(wrong.map(([text]) => text)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(40);
  });

  it('belongs to a block that is not empty', () => {
    const empty = allBlocks.filter((block) => 'items' in block && block.items.length < 2);
    expect(empty).toEqual([]);
  });
});

describe('the pages', () => {
  it('are those of the documentation, in reading order', () => {
    expect(docPages.map(({ path }) => path)).toEqual([
      paths.docs.href(),
      paths.docsFeatures.href(),
      paths.docsSelling.href(),
      paths.docsBuying.href(),
      paths.adminCommands.href(),
      paths.userCommands.href(),
      paths.changelog.href(),
    ]);
  });

  it('are keyed by their ids', () => {
    expect(docPages.map(({ id }) => docPage(id))).toEqual(docPages);
  });

  it('have sections with unique anchors', () => {
    for (const sections of sectionsOfPages) {
      const ids = sections.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
      expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    }
  });

  it('use the feature groups of the features page', () => {
    const areas = new Set(baseFeatures.map(({ id }) => id));
    expect(new Set(featureSections.map(({ id }) => id))).toEqual(areas);
  });

  it('link to existing pages and anchors', () => {
    const places = new Set([
      ...publicPages.map(({ path }) => path),
      ...searchDocuments.map(({ path }) => path),
      paths.servers.href(),
      paths.marketplace.href(),
      paths.myMemberships.href(),
    ]);
    const links = sectionsOfPages.flat().flatMap((section) => section.links ?? []);
    expect(links.filter(({ path }) => !places.has(path))).toEqual([]);
  });
});
