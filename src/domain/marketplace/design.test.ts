import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredQuestions, badgeIcons, defaultDesign, parseDesign } from './design';

describe('parseDesign', () => {
  it('has the documented defaults', () => {
    expect(parseDesign({})).toEqual(defaultDesign);
    expect(defaultDesign).toMatchObject({
      primaryColor: '#9b87f5',
      secondaryColor: '#6f4cff',
      accentColor: '#8b76f5',
      useGradient: true,
      layout: 'modern',
      iconBadge: 'Award',
      heroSubtitle: 'Discover our exclusive memberships and join our community',
    });
    expect(defaultDesign.stats.supportType).toBe('24/7');
    expect(badgeIcons).toHaveLength(14);
  });

  it.each([
    ['a color without #', { primaryColor: '9b87f5' }],
    ['a color that is CSS', { primaryColor: 'url(https://tracker.example)' }],
    ['an unknown icon', { iconBadge: 'Skull' }],
    ['an inherited name as a layout', { layout: 'constructor' }],
    ['a negative count', { stats: { activeMembers: -1 } }],
    ['a rating of 6', { stats: { averageRating: 6 } }],
    ['a FAQ that is not a list', { faq: 'none' }],
    ['a FAQ entry without an answer', { faq: [{ id: '1', question: 'Why?' }] }],
    ['no object', 'design'],
    ['a list', []],
  ])('replaces %s with the default', (_, stored) => {
    expect(parseDesign(stored)).toEqual(defaultDesign);
  });

  it('keeps what is valid beside what is not', () => {
    const faq = [{ id: '1', question: 'Why?', answer: 'Because.' }];
    expect(
      parseDesign({ primaryColor: '#ABCDEF', layout: 'wide', stats: 3, faq: [...faq, null] }),
    ).toEqual({ ...defaultDesign, primaryColor: '#abcdef', faq });
  });

  it('removes characters that reorder the text around them', () => {
    expect(parseDesign({ heroSubtitle: '\u202Eevil\u0007' }).heroSubtitle).toBe('evil');
  });

  it('never throws, and parses its own result to the same design', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const design = parseDesign(stored);
        expect(parseDesign(design)).toEqual(design);
      }),
    );
  });
});

it('answeredQuestions leaves out what lacks a part', () => {
  const whole = { id: '1', question: 'Why?', answer: 'Because.' };
  const faq = [whole, { ...whole, question: ' ' }, { ...whole, answer: '\n' }];
  expect(answeredQuestions({ faq })).toEqual([whole]);
});
