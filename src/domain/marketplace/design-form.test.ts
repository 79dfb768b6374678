import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDesign, parseDesign, type StoreDesign } from './design';
import {
  designChanges,
  designOfForm,
  designProblems,
  formOfDesign,
  type DesignForm,
} from './design-form';
import { changedQuestion, movedQuestion, withoutQuestion, withQuestion } from './faq-edits';

const form = (changed: Partial<DesignForm> = {}): DesignForm => ({
  ...formOfDesign(defaultDesign),
  ...changed,
});
const problemsOf = (changed: Partial<DesignForm>) =>
  Object.fromEntries(
    Array.from(designProblems(form(changed)), ([place, { kind }]) => [place, kind]),
  );
const entry = (id: string, question = 'Q', answer = 'A') => ({ id, question, answer });

describe('the form of a design', () => {
  it('gives the same design back, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const design = parseDesign(stored);
        const back = designOfForm(formOfDesign(design), design);
        expect({ ...back, faq: [] }).toEqual({ ...design, faq: [] });
      }),
    );
  });

  it('keeps the figures, which are not edited', () => {
    const base: StoreDesign = {
      ...defaultDesign,
      stats: { ...defaultDesign.stats, activeMembers: 5, averageRating: 4.9, totalReviews: 12 },
    };
    expect(designOfForm(form(), base).stats).toMatchObject({
      activeMembers: 5,
      averageRating: 4.9,
      totalReviews: 12,
    });
  });

  it('uses the base for what is not valid yet', () => {
    const base = { ...defaultDesign, primaryColor: '#112233' };
    const design = designOfForm(form({ primaryColor: '#12' }), base);
    expect(design.primaryColor).toBe('#112233');
  });

  it('leaves out questions without either part, and keeps one with a missing part', () => {
    const faq = [entry('1'), entry('2', ' ', '\n'), entry('3', 'Q', '')];
    expect(designOfForm(form({ faq }), defaultDesign).faq.map(({ id }) => id)).toEqual(['1', '3']);
  });
});

describe('designChanges', () => {
  it('names the changed parts in the order of the editor', () => {
    expect(designChanges(defaultDesign, form())).toEqual([]);
    expect(designChanges(defaultDesign, form({ faq: [entry('1')], layout: 'classic' }))).toEqual([
      'layout',
      'faq',
    ]);
  });
});

describe('designProblems', () => {
  it.each<[Partial<DesignForm>, Record<string, string>]>([
    [{}, {}],
    [{ primaryColor: '#ABCDEF' }, {}],
    [{ primaryColor: 'red' }, { primaryColor: 'notAColor' }],
    [{ secondaryColor: '' }, { secondaryColor: 'notAColor' }],
    [{ accentColor: '#12345g' }, { accentColor: 'notAColor' }],
    [{ heroSubtitle: 'x'.repeat(200) }, {}],
    [{ heroSubtitle: 'x'.repeat(201) }, { heroSubtitle: 'tooLong' }],
    [{ supportType: 'custom' }, { customSupportHours: 'hoursMissing' }],
    [{ supportType: 'custom', customSupportHours: 'Weekdays' }, {}],
    [{ customSupportHours: 'x'.repeat(101) }, { customSupportHours: 'tooLong' }],
    [{ faq: [entry('a', '', '')] }, {}],
    [{ faq: [entry('a', 'Q', ' ')] }, { 'faq.a.answer': 'answerMissing' }],
    [{ faq: [entry('a', '', 'A')] }, { 'faq.a.question': 'questionMissing' }],
    [{ faq: [entry('a', 'x'.repeat(301))] }, { 'faq.a.question': 'tooLong' }],
    [
      { faq: Array.from({ length: 20 }, (_, index) => entry(`${index}`, 'Q', '🃏'.repeat(1_000))) },
      { faq: 'faqTooLarge' },
    ],
  ])('%o: %o', (changed, problems) => {
    expect(problemsOf(changed)).toEqual(problems);
  });
});

describe('questions', () => {
  const faq = [entry('a'), entry('b'), entry('c')];
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('');

  it('are added, changed and removed', () => {
    expect(ids(withQuestion(faq, 'd'))).toBe('abcd');
    expect(ids(withoutQuestion(faq, 'b'))).toBe('ac');
    expect(changedQuestion(faq, 'b', { answer: 'New' })[1]).toEqual(entry('b', 'Q', 'New'));
  });

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [0, 3, 'abc'],
    [5, 0, 'abc'],
  ])('move from %i to %i: %s', (from, to, order) => {
    expect(ids(movedQuestion(faq, from, to))).toBe(order);
  });
});
