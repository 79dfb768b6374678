import { describe, expect, it } from 'vitest';
import type { ReportError, UserReport } from '#domain/marketplace/store-report';
import { reportErrorWorlds } from '#mocks/error-worlds';
import type { WorldName } from '#mocks/worlds';
import { cardsId } from '#mocks/market/starting-stores';
import { enterWorld } from '../../../tests/setup/enter-world';
import { sendReport } from './store-reports';

const report: UserReport = {
  id: '5e901111-0000-4000-8000-000000000001',
  target: { kind: 'store', id: cardsId },
  kind: 'scam',
  details: 'No role',
};
const reviewAt = (index: number) => `5a1e3000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const firstReview = reviewAt(0);
const hiddenReview = reviewAt(12);
/** The id of a review by noor.moderates. */
const ownReviewId = reviewAt(100);
const reported = { ok: true, value: null };

describe('sendReport', () => {
  it('stores a report once', async () => {
    enterWorld('no-servers');
    expect(await sendReport(report)).toEqual(reported);
    expect(await sendReport(report)).toEqual(reported);
    const again = await sendReport({ ...report, id: report.id.replace(/1$/, '2') });
    expect(again).toEqual({ ok: false, error: { kind: 'alreadyReported' } });
  });

  it.each(Object.entries(reportErrorWorlds) as [ReportError['kind'], WorldName][])(
    'returns %s in the world %s',
    async (kind, world) => {
      enterWorld(world);
      expect(await sendReport(report)).toEqual({ ok: false, error: { kind } });
    },
  );

  it.each([
    [null, 'reviews-moderated', firstReview],
    ['gone', 'review-report-gone', firstReview],
    ['gone', 'reviews-moderated', hiddenReview],
    ['own', 'buyer', ownReviewId],
    ['alreadyReported', 'review-report-already', firstReview],
  ] as const)('of a review returns %s in the world %s', async (kind, world, reviewId) => {
    enterWorld(world);
    const sent = await sendReport({ ...report, target: { kind: 'review', id: reviewId } });
    expect(sent).toEqual(kind === null ? reported : { ok: false, error: { kind } });
  });

  it('asks for a sign-in without a session', async () => {
    enterWorld('signed-out');
    expect(await sendReport(report)).toEqual({ ok: false, error: { kind: 'signInRequired' } });
  });

  it('can be repeated after its response was lost', async () => {
    const { store } = enterWorld('report-answer-lost');
    expect(await sendReport(report)).toEqual({ ok: false, error: { kind: 'unanswered' } });
    expect(store.reports.rows({ reports: 'none' })).toMatchObject([{ id: report.id }]);
  });
});
