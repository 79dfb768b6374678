import { reviewsList } from '#domain/marketplace/review-form';
import { describe, expect, it } from 'vitest';
import { cardsId } from '#mocks/market/starting-stores';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadStoreReviews, saveReply, saveReview } from './reviews';

const kindOf = (answer: { ok: true } | { ok: false; error: { kind: string } }) =>
  answer.ok ? null : answer.error.kind;

describe('a review', () => {
  it.each([
    ['buyer', null],
    ['review-refunded', 'refunded'],
    ['review-signed-out', 'signInRequired'],
    ['review-rejected', 'rejected'],
    ['review-unreachable', 'unanswered'],
    ['review-answer-lost', 'unanswered'],
    ['no-servers', 'notMember'],
    ['seller-with-store', 'ownStore'],
  ] as const)('that is saved in %s returns the error %s', async (world, kind) => {
    enterWorld(world);
    const review = { storeId: cardsId, rating: 5, text: 'Worth it.', version: null } as const;
    expect(kindOf(await saveReview(review))).toBe(kind);
  });
});

describe('a reply', () => {
  it.each([
    ['seller-reviews', null],
    ['reply-conflict', 'clash'],
    ['reply-to-deleted', 'unknownReview'],
    ['reply-signed-out', 'signInRequired'],
    ['reply-unanswered', 'unanswered'],
  ] as const)('that is saved in %s returns the error %s', async (world, kind) => {
    enterWorld(world);
    const listed = await loadStoreReviews({ storeId: cardsId, query: reviewsList.whole });
    const [review] = listed.ok ? listed.value.reviews : [];
    if (!review) throw new Error('The store has no reviews');
    expect(kindOf(await saveReply({ review, text: 'We start at nine.' }))).toBe(kind);
  });
});
