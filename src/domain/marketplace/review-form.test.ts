import { describe, expect, it } from 'vitest';
import {
  emptyReview,
  formOfReview,
  isSameReview,
  parseReviewDraft,
  replyProblem,
  REVIEW_LIMIT,
  reviewProblems,
  reviewSave,
  reviewTextOf,
} from './review-form';

const stored = {
  rating: 4,
  text: 'Good leads',
  isCounted: true,
  version: 2,
  reply: null,
} as const;

describe('a review', () => {
  it('is stored without control characters and without space at the ends', () => {
    expect(reviewTextOf(' \tGood\u0007 leads\r\n\u202Eevery day \n')).toBe('Good leads\nevery day');
  });

  it('needs a rating, and no text', () => {
    expect(reviewProblems(emptyReview)).toEqual({ rating: 'missing' });
    expect(reviewProblems({ rating: 1, text: '' })).toEqual({});
  });

  it('has at most 2,000 characters, without the space at the ends', () => {
    const most = '😀'.repeat(REVIEW_LIMIT);
    expect(reviewProblems({ rating: 5, text: `  ${most}  ` })).toEqual({});
    expect(reviewProblems({ rating: 5, text: `${most}abc` })).toEqual({ text: 3 });
  });

  it.each([
    ['new', null, { rating: 5, text: ' Good\u0007 ' }, { rating: 5, text: 'Good', version: null }],
    ['changed', stored, { rating: 5, text: '' }, { rating: 5, text: '', version: 2 }],
    ['without a rating', null, { rating: null, text: 'Good' }, null],
    ['too long', stored, { rating: 5, text: 'x'.repeat(REVIEW_LIMIT + 1) }, null],
  ] as const)('that is %s is saved from its version, or not at all', (_, base, form, request) => {
    expect(reviewSave('biz_cards', base, form)).toEqual(
      request && { storeId: 'biz_cards', ...request },
    );
  });

  it.each([
    [' \n', 'missing'],
    ['Thanks', null],
    ['x'.repeat(REVIEW_LIMIT + 3), 3],
  ])('has a reply that is not blank and not too long (%#)', (text, problem) => {
    expect(replyProblem(text)).toBe(problem);
  });

  it('is compared as it would be stored', () => {
    const form = formOfReview(stored);
    expect(isSameReview(form, { rating: 4, text: ' Good leads\n' })).toBe(true);
    expect(isSameReview(form, { rating: 5, text: 'Good leads' })).toBe(false);
    expect(isSameReview(form, { rating: 4, text: 'Good' })).toBe(false);
    expect(formOfReview(null)).toBe(emptyReview);
  });
});

it.each([
  [{ base: null, form: { rating: null, text: 'x' } }, true],
  [{ base: stored, form: { rating: 3, text: '' }, keptAt: 1 }, true],
  [{ base: { ...stored, isCounted: undefined }, form: { rating: 3, text: '' } }, true],
  [{ base: null, form: { rating: 6, text: 'x' } }, false],
  [{ base: { rating: 3 }, form: { rating: 3, text: '' } }, false],
  [null, false],
])('%o is a draft: %s', (draft, isDraft) => {
  expect(parseReviewDraft(draft) !== null).toBe(isDraft);
});
