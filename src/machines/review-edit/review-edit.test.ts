import { describe, expect, it, vi } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  clashWithDeleted,
  draft,
  notSaved,
  removed,
  reviewEditFixtures,
  saved,
  store,
  stored,
  theirs,
  withoutStorage,
} from './review-edit.fixtures';
import { reviewEditMachine } from './review-edit.machine';
import type { ReviewToKeep } from './review-edit.setup';
import { reviewError } from './view';

const rate = { type: 'change', fields: { rating: 5 } } as const;
const save = { type: 'save' } as const;
const owner = { userId: 'noor', storeId: store.id };

function open(review: typeof stored | null = null) {
  const keep = vi.fn<(kept: ReviewToKeep) => void>();
  const machine = reviewEditMachine.provide({
    actions: { keepDraft: (_, kept) => keep(kept) },
  });
  const story = scenario(machine, { input: () => ({ userId: 'noor' }) })
    .expect('closed')
    .send({ type: 'open', store, review });
  return { keep, story };
}

const editing = (review: typeof stored | null = null) => {
  const { keep, story } = open(review);
  return { keep, story: story.resolve('openDraft', null).expect('editing') };
};

describe('review-edit', () => {
  walkMachine(withoutStorage, reviewEditFixtures);

  it('saves a new review', () => {
    const { keep, story } = editing();
    story
      .send({ type: 'change', fields: { rating: 4, text: ' Good\u0007 leads ' } })
      .send(save)
      .expect('saving')
      .expectCalls('save', [{ storeId: store.id, rating: 4, text: 'Good leads', version: null }])
      .resolve('save', saved)
      .expect('saved')
      .expectEmitted([{ type: 'notice', notice: 'saved' }, { type: 'changed' }]);
    expect(keep).toHaveBeenLastCalledWith({ of: owner, draft: null });
  });

  it('saves the change of a review from its version', () => {
    editing(stored)
      .story.send(rate)
      .send(save)
      .expectCalls('save', [{ storeId: store.id, rating: 5, text: 'Good leads', version: 2 }]);
  });

  it('needs a rating, and says so only after an attempt to save', () => {
    const { story } = editing();
    story
      .send({ type: 'change', fields: { text: 'Good' } })
      .expectContext({ isChecked: false })
      .send(save)
      .expect('editing')
      .expectContext({ isChecked: true })
      .expectCalls('save', []);
  });

  it('is closed without a request if nothing was changed', () => {
    editing(stored).story.send(save).expect('closed').expectCalls('save', []);
  });

  it('keeps what is typed, and opens with it again', () => {
    const { keep, story } = editing();
    story.send(rate).send({ type: 'close' }).expect('closed');
    expect(keep).toHaveBeenLastCalledWith({
      of: owner,
      draft: { base: null, form: { rating: 5, text: '' } },
    });
    story
      .send({ type: 'open', store, review: null })
      .expectCalls('openDraft', [owner, owner])
      .resolve('openDraft', draft)
      .expectContext({ form: draft.form, isRestored: true });
  });

  it('forgets what is typed after a change back, and after a discard', () => {
    const { keep, story } = editing(stored);
    story.send(rate).send({ type: 'change', fields: { rating: 4 } });
    expect(keep).toHaveBeenLastCalledWith({ of: owner, draft: null });
    story.send(rate).send({ type: 'discard' }).expect('closed');
    expect(keep).toHaveBeenLastCalledWith({ of: owner, draft: null });
  });

  it.each([
    'notMember',
    'refunded',
    'ownStore',
    'hidden',
    'rejected',
    'signInRequired',
    'unanswered',
  ] as const)('%s: keeps the text, and can be saved again', (kind) => {
    const { story } = editing();
    story.send(rate).send(save).resolve('save', notSaved(kind)).expect({ failed: kind });
    expect(reviewError(story.snapshot())).toBe(kind);
    story
      .expectContext({ form: { rating: 5, text: '' } })
      .send(save)
      .resolve('save', saved)
      .expect('saved');
  });

  describe('a review that another tab has changed', () => {
    const clashed = () =>
      editing(stored).story.send(rate).send(save).resolve('save', notSaved('clash'));

    it('is not saved until one of the two is chosen', () => {
      clashed()
        .expect({ failed: 'clash' })
        .expectContext({ theirs, form: { rating: 5, text: 'Good leads' } })
        .send(save)
        .expect({ failed: 'clash' })
        .send({ type: 'change', fields: { text: 'More' } })
        .expect({ failed: 'clash' });
    });

    it('can be replaced', () => {
      clashed()
        .send({ type: 'keep mine' })
        .expect('editing')
        .send(save)
        .expectCalls('save', [
          { storeId: store.id, rating: 5, text: 'Good leads', version: 2 },
          { storeId: store.id, rating: 5, text: 'Good leads', version: theirs.version },
        ]);
    });

    it('can be taken over', () => {
      clashed()
        .send({ type: 'take theirs' })
        .expectContext({ base: theirs, form: { rating: 3, text: 'Fewer leads' } })
        .send(save)
        .expect('closed');
    });

    it('is saved as a new one if it was deleted', () => {
      editing(stored)
        .story.send(rate)
        .send(save)
        .resolve('save', clashWithDeleted)
        .send({ type: 'keep mine' })
        .send(save)
        .expectCalls('save', [
          { storeId: store.id, rating: 5, text: 'Good leads', version: 2 },
          { storeId: store.id, rating: 5, text: 'Good leads', version: null },
        ]);
    });
  });

  describe('deleting', () => {
    it('is asked about first', () => {
      editing(stored)
        .story.send({ type: 'delete' })
        .expect('asking')
        .send({ type: 'cancel' })
        .expect('editing')
        .expectCalls('remove', [])
        .send({ type: 'delete' })
        .send({ type: 'confirm' })
        .expectCalls('remove', [{ storeId: store.id, version: 2 }])
        .resolve('remove', removed)
        .expect('deleted')
        .expectEmitted([{ type: 'notice', notice: 'deleted' }, { type: 'changed' }]);
    });

    it('is not possible before a review is stored', () => {
      editing().story.send({ type: 'delete' }).expect('editing');
    });

    it('may clash', () => {
      editing(stored)
        .story.send({ type: 'delete' })
        .send({ type: 'confirm' })
        .resolve('remove', notSaved('clash'))
        .expect({ failed: 'clash' })
        .expectContext({ theirs });
    });
  });
});
