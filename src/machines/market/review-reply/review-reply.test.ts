import { describe, expect, it, vi } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { ada, replied } from '../store-reviews/store-reviews.fixtures';
import {
  edited,
  notSent,
  reviewReplyFixtures,
  sent,
  withoutStorage,
} from './review-reply.fixtures';
import { reviewReplyMachine } from './review-reply.machine';
import type { ReplyToKeep } from './review-reply.setup';
import { replyError } from './view';

const type = { type: 'change', text: ' Thank you ' } as const;
const save = { type: 'save' } as const;
const owner = { userId: 'mira', reviewId: ada.id };

function editing(review = ada) {
  const keep = vi.fn<(kept: ReplyToKeep) => void>();
  const machine = reviewReplyMachine.provide({
    actions: { keepDraft: (_, kept) => keep(kept) },
  });
  const story = scenario(machine, { input: () => ({ userId: 'mira' }) })
    .send({ type: 'open', review })
    .resolve('openDraft', null)
    .expect('editing');
  return { keep, story };
}

describe('review-reply', () => {
  walkMachine(withoutStorage, reviewReplyFixtures);

  it('saves a reply, and reports the review with it', () => {
    const { keep, story } = editing();
    story
      .send(type)
      .send(save)
      .expectCalls('save', [{ review: ada, text: 'Thank you' }])
      .resolve('save', sent)
      .expect('saved')
      .expectEmitted([
        { type: 'stored', review: replied },
        { type: 'notice', notice: 'replied' },
      ]);
    expect(keep.mock.calls).toEqual([
      [{ of: owner, text: ' Thank you ' }],
      [{ of: owner, text: null }],
    ]);
  });

  it('is not saved blank, and not without a change', () => {
    editing().story.send(save).expect('editing').expectContext({ isChecked: true });
    editing(replied).story.send(save).expect('closed').expectCalls('save', []);
  });

  it('opens with what was typed before', () => {
    editing()
      .story.send(type)
      .send({ type: 'close' })
      .send({ type: 'open', review: ada })
      .resolve('openDraft', ' Thank you ')
      .expectContext({ text: ' Thank you ', isRestored: true });
  });

  it.each(['rejected', 'signInRequired', 'unanswered'] as const)(
    '%s: keeps the text, and can be saved again',
    (kind) => {
      const { story } = editing();
      story.send(type).send(save).resolve('save', notSent(kind)).expect({ failed: kind });
      expect(replyError(story.snapshot())).toBe(kind);
      story.expectContext({ text: ' Thank you ' }).send(save).resolve('save', sent).expect('saved');
    },
  );

  it('shows a review that has changed, and is saved for it', () => {
    editing()
      .story.send(type)
      .send(save)
      .resolve('save', notSent('clash'))
      .expect({ failed: 'clash' })
      .expectContext({ review: edited, text: ' Thank you ' })
      .expectEmitted([{ type: 'stored', review: edited }])
      .send(save)
      .expectCalls('save', [
        { review: ada, text: 'Thank you' },
        { review: edited, text: 'Thank you' },
      ]);
  });

  it('cannot be saved once the review is deleted, but stays to be copied', () => {
    editing()
      .story.send(type)
      .send(save)
      .resolve('save', notSent('unknownReview'))
      .expectEmitted([{ type: 'gone' }])
      .send(save)
      .expect({ failed: 'unknownReview' })
      .expectContext({ text: ' Thank you ' });
  });

  it('is deleted after a confirmation', () => {
    editing().story.send({ type: 'delete' }).expect('editing');
    editing(replied)
      .story.send({ type: 'delete' })
      .send({ type: 'cancel' })
      .expectCalls('save', [])
      .send({ type: 'delete' })
      .send({ type: 'confirm' })
      .expectCalls('save', [{ review: replied, text: '' }])
      .resolve('save', { ok: true, value: ada })
      .expect('deleted')
      .expectEmitted([
        { type: 'stored', review: ada },
        { type: 'notice', notice: 'replyDeleted' },
      ]);
  });
});
