import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  ada,
  firstOfTwo,
  noReviews,
  notLoaded,
  onePage,
  replied,
  storeReviewsFixtures,
} from './store-reviews.fixtures';
import { storeReviewsMachine } from './store-reviews.machine';
import { areReviewsStale, reviewsView } from './view';

const storeId = 'biz_cards';
const start = () =>
  scenario(storeReviewsMachine, { input: () => ({ storeId }), callbacks: ['watchPage'] });
const listed = () => start().resolve('load', firstOfTwo);
const viewOf = (story: ReturnType<typeof start>) => reviewsView(story.snapshot());

describe('store-reviews', () => {
  walkMachine(storeReviewsMachine, storeReviewsFixtures);

  it('shows the newest reviews', () => {
    const story = start().expectCalls('load', [{ storeId, page: 0 }]);
    expect(viewOf(story)).toBe('loading');
    expect(viewOf(story.resolve('load', onePage).expect({ listed: 'fresh' }))).toBe('shown');
    expect(viewOf(start().resolve('load', noReviews))).toBe('empty');
  });

  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    '%s: can be loaded again',
    (kind) => {
      const story = start().resolve('load', notLoaded(kind)).expect({ failed: kind });
      expect(viewOf(story)).toBe(kind);
      story.send({ type: 'retry' }).resolve('load', onePage).expect({ listed: 'fresh' });
    },
  );

  it('shows the last page until the next one is loaded', () => {
    const story = listed()
      .send({ type: 'turn', page: 1 })
      .expect('loading')
      .expectCalls('load', [
        { storeId, page: 0 },
        { storeId, page: 1 },
      ]);
    expect(viewOf(story)).toBe('shown');
  });

  it('turns back to the last page if the page does not exist anymore', () => {
    listed()
      .send({ type: 'turn', page: 1 })
      .resolve('load', onePage)
      .expect('loading')
      .resolve('load', onePage)
      .expect({ listed: 'fresh' })
      .expectContext({ page: 0 });
  });

  it('shows a reply at once, also while the list is read again', () => {
    listed()
      .send({ type: 'replace', review: replied })
      .expectContext({ listed: { total: 25, reviews: [replied] } })
      .send({ type: 'page shown' })
      .send({ type: 'replace', review: ada })
      .expectContext({ listed: { total: 25, reviews: [ada] } })
      .expectRunning(['load', 'watchPage']);
  });

  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    'stays if it cannot be read again: %s',
    (kind) => {
      const story = listed().send({ type: 'reload' }).resolve('load', notLoaded(kind));
      expect([viewOf(story), areReviewsStale(story.snapshot())]).toEqual(['shown', true]);
    },
  );
});
