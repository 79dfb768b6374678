import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid } from '../uuid';
import { CARD_HEIGHT, CARD_WIDTH, cardId, cardOf, isCardStale, wrapText } from './card';
import { defaultDesign } from './design';
import { contrast } from './readable-colors';

/** Measures text as if every character were half as wide as it is high. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.5;
const tenWide = { width: 10, most: 2, measure: (text: string) => Array.from(text).length };
const store = { name: 'Card Collectors', design: defaultDesign, logoUrl: null };

describe('wrapText', () => {
  it.each([
    ['', []],
    ['one two', ['one two']],
    ['one two three', ['one two', 'three']],
    ['one two three four', ['one two', 'three four']],
    ['one two three four five', ['one two', 'three fou…']],
    ['abcdefghijklm', ['abcdefghij', 'klm']],
    ['  spaces   between  ', ['spaces', 'between']],
    ['👨‍👩‍👧‍👦 a', ['👨‍👩‍👧‍👦 a']],
  ])('%j: %j', (text, lines) => {
    expect(wrapText(text, tenWide)).toEqual(lines);
  });

  it('never exceeds the width or the number of lines, except for a single character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const lines = wrapText(text, tenWide);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) {
          const isOne = Array.from(new Intl.Segmenter('en').segment(line)).length <= 2;
          expect(isOne || tenWide.measure(line) <= 10).toBe(true);
        }
      }),
    );
  });
});

describe('cardOf', () => {
  it('shows the name, the subtitle and the last line below each other', () => {
    const { lines, logo } = cardOf(store, 'From $19.99/month', measure);
    expect(logo).toBeNull();
    expect(lines.map(({ text }) => text)).toEqual(
      [
        'Card Collectors',
        'Discover our exclusive memberships and join our community',
        'From $19.99/month',
      ].map((text) => text),
    );
    expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).toSorted((a, b) => a - b));
  });

  it('draws a right-to-left name from the right', () => {
    const { lines } = cardOf({ ...store, name: 'مرحبا بكم' }, 'From $5', measure);
    expect(lines[0]?.direction).toBe('rtl');
    expect(lines.at(-1)?.direction).toBe('ltr');
  });

  it('stays within the picture and readable for every text, logo and color', () => {
    const color = fc.stringMatching(/^#[\da-f]{6}$/);
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ maxLength: 300 }),
        fc.option(fc.constant('https://pictures.example/logo.png')),
        fc.record({ primaryColor: color, secondaryColor: color, useGradient: fc.boolean() }),
        (name, heroSubtitle, logoUrl, colors) => {
          const card = cardOf(
            { name, logoUrl, design: { ...defaultDesign, ...colors, heroSubtitle } },
            'From $19.99/month',
            measure,
          );
          const width = CARD_WIDTH - 2 * card.padding;
          expect(card.lines.filter(({ y }) => y > CARD_HEIGHT)).toEqual([]);
          expect(card.lines.filter(({ text, size }) => measure(text, size) > width)).toEqual([]);
          const [last, before] = card.lines.toReversed();
          expect((before?.y ?? 0) <= (last?.y ?? 0) - (last?.size ?? 0)).toBe(true);
          for (const end of [card.colors.heroFrom, card.colors.heroTo]) {
            expect(contrast(end, card.colors.onHero)).toBeGreaterThanOrEqual(4.5);
          }
        },
      ),
    );
  });
});

describe('the id of a picture', () => {
  const store = { id: 'biz_1', name: 'Cards', design: defaultDesign, logoPath: null };
  const shown = { ...store, isDesigned: true, isVisible: true, isHiddenBySite: false };
  const path = (of: Parameters<typeof cardId>[0], line: string) => `biz_1/${cardId(of, line)}.png`;
  const current = { ...shown, cardPath: path(store, 'From $5') };

  it('changes with everything that the picture shows, and with nothing else', () => {
    const ids = [
      cardId(store, 'From $5'),
      cardId(store, 'From $6'),
      cardId({ ...store, name: 'Cards 2' }, 'From $5'),
      cardId({ ...store, logoPath: 'biz_1/a.png' }, 'From $5'),
      cardId({ ...store, design: { ...defaultDesign, primaryColor: '#123456' } }, 'From $5'),
      cardId({ ...store, design: { ...defaultDesign, heroSubtitle: 'New' } }, 'From $5'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(isUuid)).toBe(true);
    const faq = [{ id: 'a', question: 'a', answer: 'b' }];
    expect(cardId({ ...store, design: { ...defaultDesign, faq } }, 'From $5')).toBe(ids[0]);
  });

  it('tells when a public picture is stale', () => {
    expect(isCardStale(current, 'From $5')).toBe(false);
    expect(isCardStale(current, 'From $6')).toBe(true);
    expect(isCardStale({ ...current, name: 'Other' }, 'From $5')).toBe(true);
    expect(isCardStale({ ...current, cardPath: null }, 'From $6')).toBe(false);
    expect(isCardStale({ ...current, isVisible: false }, 'From $6')).toBe(false);
  });
});
