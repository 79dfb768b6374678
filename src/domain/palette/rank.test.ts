import { describe, expect, it } from 'vitest';
import type { PaletteItem, PaletteSection } from './item';
import { countOf, rank } from './rank';

const item = (group: PaletteItem['group'], label: string, more: Partial<PaletteItem> = {}) => ({
  id: `${group}:${label}`,
  group,
  label,
  detail: '',
  words: [],
  href: '/',
  ...more,
});

const items: readonly PaletteItem[] = [
  item('Pages', 'Features'),
  item('Pages', 'Embed Designer', { words: ['create embeds'] }),
  item('Docs', 'Changelog 1.45', { detail: 'Giveaways and raffles' }),
  item('Commands', '/giveaway', { detail: 'Starts a giveaway' }),
  item('Commands', '/giveaway-end', { detail: 'Ends a giveaway now' }),
  item('Commands', '/embed', { detail: 'Posts an embed' }),
  item('Servers', 'Résell Heaven', { detail: 'Owner' }),
  item('Settings', 'Success points', { words: ['SuccessPoints'], detail: 'Points' }),
  item('Settings', 'Embed color', { words: ['EmbedColor'], detail: 'Embeds' }),
];

const { find } = rank(items);
const shown = (sections: readonly PaletteSection[]) =>
  sections.map(({ title, items: those }) => [title, ...those.map(({ label }) => label)]);

describe('the palette', () => {
  it('shows pages and servers without a query', () => {
    expect(shown(find('', []))).toEqual([
      ['Pages', 'Features', 'Embed Designer'],
      ['Servers', 'Résell Heaven'],
    ]);
  });

  it('shows recent picks once', () => {
    expect(shown(find('  ', ['Settings:Success points', 'gone', 'Pages:Features']))).toEqual([
      ['Recent', 'Success points', 'Features'],
      ['Pages', 'Embed Designer'],
      ['Servers', 'Résell Heaven'],
    ]);
  });

  it('puts the group of the best match first, and the shorter label first in it', () => {
    expect(shown(find('giveaway', []))).toEqual([
      ['Commands', '/giveaway', '/giveaway-end'],
      ['Docs', 'Changelog 1.45'],
    ]);
  });

  it('prefers recent picks among equal matches', () => {
    expect(shown(find('giveaway', ['Commands:/giveaway-end']))).toEqual([
      ['Commands', '/giveaway-end', '/giveaway'],
      ['Docs', 'Changelog 1.45'],
    ]);
  });

  it.each([
    ['the beginning of a word', 'design', 'Embed Designer'],
    ['words in any order', 'color embed', 'Embed color'],
    ['a key', 'successpoints', 'Success points'],
    ['part of a key', 'cesspoi', 'Success points'],
    ['a command with its slash', '/giveaway-e', '/giveaway-end'],
    ['a name without its accent', 'resell', 'Résell Heaven'],
    ['any case', 'FEAT', 'Features'],
    ['other words', 'create', 'Embed Designer'],
  ])('finds by %s', (_, query, label) => {
    expect(find(query, [])[0]?.items[0]?.label).toBe(label);
  });

  it('requires every word to match', () => {
    expect(find('giveaway zebra', [])).toEqual([]);
  });

  it('shows at most six results per group', () => {
    const many = Array.from({ length: 40 }, (_, at) => item('Servers', `Server ${at}`));
    expect(countOf(rank(many).find('server', []))).toBe(6);
  });

  it('answers a key press over a thousand items within 50 ms', () => {
    const { find: findMany } = rank(
      Array.from({ length: 1_000 }, (_, at) =>
        item('Settings', `Setting number ${at} of many`, {
          detail: 'A sentence about it'.repeat(3),
        }),
      ),
    );
    // Use the fastest of several runs, because other processes can slow some runs down.
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      findMany('number 7 many', []);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
