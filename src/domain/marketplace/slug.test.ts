import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import { reservedSlugs, slugProblem, suggestedSlug } from './slug';

describe('slugProblem', () => {
  it.each([
    ['', 'missing'],
    ['ca', 'tooShort'],
    ['cards', null],
    ['my-2-cards', null],
    ['a'.repeat(40), null],
    ['a'.repeat(41), 'tooLong'],
    ['Cards', 'malformed'],
    ['-cards', 'malformed'],
    ['cards-', 'malformed'],
    ['my--cards', 'malformed'],
    ['my_cards', 'malformed'],
    ['ｃards', 'malformed'],
    ['cards\n', 'malformed'],
    ['admin', 'reserved'],
    ['demo-cards', 'reserved'],
    ['demonstration', null],
  ])('%j: %s', (slug, problem) => {
    expect(slugProblem(slug)).toBe(problem);
  });

  it('has the patterns of the database', () => {
    const path = 'supabase/migrations/20261201000600_stores.sql';
    const migration = readFileSync(path, 'utf8');
    for (const pattern of Object.values(reservedSlugs)) expect(migration).toContain(`'${pattern}'`);
  });

  it.each([
    'admin',
    'official',
    'stripe',
    'servers',
    'whop',
    'verified',
    'team',
    'null',
    'billing',
    'grouped-support',
    'grouped-cards',
    'the-grouped',
    'groupedsupport',
    'gr0uped',
    'g-rouped',
    'stripe-checkout',
    'stripe-cards',
    'str1pe',
    'strlpe',
    'paypa1',
    'paypai-cards',
    'vvhop',
    'rnastercard',
    '9rouped',
    'officlal',
    '8illing',
    'supp0rt-cards',
    'pay-pal',
    'paypal-refunds',
    'discordsupport',
    'card-support',
    'cards-official',
    'official-cards',
    'support-cards',
    '0fficial',
    'supp0rt',
    'demo-cards',
    'admin-cards',
    'whop-payments',
    'whophelpteam',
    'discord-official',
    'apple-pay',
  ])('reserves %s', (slug) => {
    expect(slugProblem(slug)).toBe('reserved');
  });

  it('reserves the first part of every route', () => {
    const routes = Object.values(paths).flatMap((path) =>
      'pattern' in path ? (path.pattern.split('/')[1] ?? []) : [],
    );
    const names = routes.filter((name) => /^[a-z]{3,}$/.test(name));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => slugProblem(name) !== 'reserved')).toEqual([]);
  });

  it.each([
    'cards',
    'card-collectors',
    'regrouped',
    'whopper-deals',
    'top-5-picks',
    'supporters-club',
    'dream-team',
    'discord-deals',
    'help-me-resell',
    'officially-yours',
    'admiral-cards',
    'corner-cards',
    'savvy-deals',
    'card-2-9',
    'grails-4-all',
  ])('does not reserve %s', (slug) => {
    expect(slugProblem(slug)).toBeNull();
  });
});

describe('suggestedSlug', () => {
  it.each([
    ['Card Collectors', 'card-collectors'],
    ['Café Déjà Vu!', 'cafe-deja-vu'],
    ["Mira's Cards", 'miras-cards'],
    ['  --  ', ''],
    ['\u3164\u200d', ''],
    ['Straße Sneaker', 'strasse-sneaker'],
    ['STRAẞE', 'strasse'],
    ['Smørrebrød & Æbler', 'smorrebrod-aebler'],
    ['Œuvre', 'oeuvre'],
    ['Łódź Đà Þór', 'lodz-da-thor'],
    ['Işık Kırmızı', 'isik-kirmizi'],
    ['Ħal Ŋ Ŧ', 'hal-n-t'],
    ['Hausa ƙarfe Ɓ', 'hausa-karfe-b'],
    ['ﬁne ｗｉｄｅ 𝐁𝐨𝐥𝐝 ①', 'fine-wide-bold-1'],
    ['東京 Cards', 'cards'],
    ['Store', 'store-store'],
    ['AB', 'ab-store'],
    ['Demo Cards', ''],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('%j: %j', (name, slug) => {
    expect(suggestedSlug(name)).toBe(slug);
  });

  it.each(['スニーカー市場', 'مرحبا', 'שלום', 'Кроссовки', '🃏', '中文', 'ไทย'])(
    'suggests a neutral address for %j',
    (name) => {
      expect(suggestedSlug(name)).toMatch(/^store-[a-z\d]{6}$/);
      expect(suggestedSlug(name)).toBe(suggestedSlug(name));
      expect(suggestedSlug(name)).not.toBe(suggestedSlug(`${name}!`));
    },
  );

  it('is valid or empty for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = suggestedSlug(name);
        expect(slug === '' || slugProblem(slug) === null).toBe(true);
      }),
    );
  });
});
