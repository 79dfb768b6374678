import { describe, expect, it } from 'vitest';
import type { ReviewDraft } from '#domain/marketplace/review-form';
import { enterWorld } from '../../../tests/setup/enter-world';
import { keepReplyDraft, keepReviewDraft, openReplyDraft, openReviewDraft } from './review-drafts';

const draft: ReviewDraft = { base: null, form: { rating: 4, text: 'Good leads' } };

describe('an unsaved review', () => {
  it('is kept for its author and its store', async () => {
    enterWorld('buyer');
    const owner = { userId: 'noor', storeId: 'biz_1' };
    keepReviewDraft(owner, draft);
    expect(await openReviewDraft(owner)).toEqual(draft);
    expect(await openReviewDraft({ ...owner, userId: 'sam' })).toBeNull();
    expect(await openReviewDraft({ ...owner, storeId: 'biz_2' })).toBeNull();
    keepReviewDraft(owner, null);
    expect(await openReviewDraft(owner)).toBeNull();
  });
});

it('an unsaved reply is kept for its seller and its review', async () => {
  enterWorld('owner');
  const owner = { userId: 'mira', reviewId: 'a' };
  keepReplyDraft(owner, { form: { text: 'Thank you' } });
  expect((await openReplyDraft(owner))?.form.text).toBe('Thank you');
  expect(await openReplyDraft({ ...owner, reviewId: 'b' })).toBeNull();
  expect(await openReplyDraft({ ...owner, userId: 'theo' })).toBeNull();
  keepReplyDraft(owner, null);
  expect(await openReplyDraft(owner)).toBeNull();
});
