import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  beyond,
  both,
  decided,
  hiddenCards,
  lab,
  log,
  nothing,
  notDecided,
  notLoaded,
  reportsInput,
  review,
  storeReportsFixtures,
} from './store-reports.fixtures';
import { storeReportsMachine } from './store-reports.machine';
import { decisionError, isDecisionOpen, listState, reportsError } from './view';

const start = () => scenario(storeReportsMachine, { input: reportsInput });
const listed = () => start().resolve('load', both);
const asked = () => listed().send({ type: 'decide', action: 'hide', targetId: lab.id });
const deciding = () =>
  asked().send({ type: 'change', reason: ' It is a scam ' }).send({ type: 'confirm' });

const at = (decision: string | object = 'none', list = 'fresh') =>
  ({ listed: { list, decision } }) as never;

describe('store-reports', () => {
  walkMachine(storeReportsMachine, storeReportsFixtures);

  describe('the lists', () => {
    it('start with the open reports', () => {
      start()
        .expectCalls('load', [{ view: 'open', page: 0 }])
        .resolve('load', both)
        .expect(at());
    });

    it('are shown by view and page, and an earlier answer is ignored', () => {
      start()
        .send({ type: 'show', query: { view: 'log', page: 0 } })
        .expectCalls('load', [
          { view: 'open', page: 0 },
          { view: 'log', page: 0 },
        ])
        .resolve('load', log)
        .expect(at());
    });

    it('turn to the last page if a page has become empty', () => {
      listed()
        .send({ type: 'show', query: { view: 'open', page: 3 } })
        .resolve('load', beyond)
        .expect('loading')
        .expectContext({ query: { view: 'open', page: 0 } })
        .resolve('load', nothing)
        .expect(at());
    });

    it('stay shown if they cannot be read again', () => {
      const story = listed().send({ type: 'refresh' }).expect(at('none', 'refreshing'));
      story.resolve('load', notLoaded('unreachable'));
      expect(listState(story.snapshot())).toBe('stale');
      story.expectContext({ page: both.ok ? both.value : null });
    });

    it.each(['notAllowed', 'signInRequired', 'unreachable'] as const)(
      'can be loaded again after %s',
      (kind) => {
        const story = start().resolve('load', notLoaded(kind));
        expect(reportsError(story.snapshot())).toBe(kind);
        story.send({ type: 'retry' }).resolve('load', both).expect(at());
      },
    );
  });

  describe('a decision', () => {
    it('needs a reason', () => {
      asked()
        .send({ type: 'confirm' })
        .expect(at('asking'))
        .expectContext({ isChecked: true })
        .expectCalls('decide', []);
    });

    it('is made once, for the store as it was listed, and the list is read again', () => {
      const story = deciding();
      const { id } = story.snapshot().context;
      story
        .send({ type: 'confirm' })
        .send({ type: 'cancel' })
        .send({ type: 'show', query: { view: 'log', page: 0 } })
        .expect(at('deciding'))
        .expectCalls('decide', [{ id, action: 'hide', target: lab, reason: 'It is a scam' }])
        .expectEmitted([])
        .resolve('decide', decided)
        .expect(at('none', 'refreshing'))
        .expectEmitted([{ type: 'notice', notice: 'hidden' }]);
    });

    it.each([
      ['restore', lab.id],
      ['hide', hiddenCards.id],
      ['dismiss', hiddenCards.id],
      ['hide', 'biz_nobody'],
    ] as const)('%s of %s is not possible', (action, targetId) => {
      listed().send({ type: 'decide', action, targetId }).expect(at());
    });

    it.each(['clash', 'gone'] as const)(
      'closes after %s, reads the list, and keeps the reason',
      (kind) => {
        const story = deciding().resolve('decide', notDecided(kind));
        story.expect(at({ failed: kind }, 'refreshing')).expectEmitted([]);
        expect(isDecisionOpen(story.snapshot())).toBe(false);
        story
          .resolve('load', both)
          .send({ type: 'decide', action: 'hide', targetId: lab.id })
          .expectContext({ reason: ' It is a scam ' });
      },
    );

    it.each(['signInRequired', 'rejected', 'unanswered'] as const)(
      'stays open after %s, with the reason and the same id',
      (kind) => {
        const story = deciding();
        const { id } = story.snapshot().context;
        story.resolve('decide', notDecided(kind)).expect(at({ failed: kind }));
        expect(decisionError(story.snapshot())).toBe(kind);
        expect(isDecisionOpen(story.snapshot())).toBe(true);
        story.send({ type: 'confirm' }).expect(at('deciding')).expectContext({ id });
      },
    );

    it('about a review is for the version that was listed', () => {
      const story = listed()
        .send({ type: 'decide', action: 'hide', targetId: review.id })
        .send({ type: 'change', reason: 'An insult' });
      const { id } = story.snapshot().context;
      story
        .send({ type: 'confirm' })
        .expectCalls('decide', [{ id, action: 'hide', target: review, reason: 'An insult' }])
        .resolve('decide', decided)
        .expectEmitted([{ type: 'notice', notice: 'reviewHidden' }]);
    });

    it('closes the list if the right was removed', () => {
      deciding().resolve('decide', notDecided('notAllowed')).expect({ failed: 'notAllowed' });
    });

    it('of another store starts without a reason', () => {
      deciding()
        .resolve('decide', notDecided('clash'))
        .send({ type: 'decide', action: 'restore', targetId: hiddenCards.id })
        .expectContext({ reason: '' });
    });
  });
});
