import { describe, expect, it } from 'vitest';
import type {
  Decision,
  DecisionError,
  ReportedTarget,
  ReportsError,
  ReportView,
} from '#domain/admin/moderation';
import { atPresent } from '#mocks/clock';
import { decisionErrorWorlds, reportsErrorWorlds } from '#mocks/error-worlds';
import { hiddenReviewReason } from '#mocks/market/review-rows';
import { cardsId, labId } from '#mocks/market/starting-stores';
import { hiddenReason } from '#mocks/market/stores';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { decideOnTarget, loadReports } from './moderation';

const targetsIn = async (view: ReportView, page = 0): Promise<readonly ReportedTarget[]> => {
  const answer = await loadReports({ view, page });
  return answer.ok && answer.value.kind === 'targets' ? answer.value.targets : [];
};

const logged = async () => {
  const answer = await loadReports({ view: 'log', page: 0 });
  return answer.ok && answer.value.kind === 'log' ? answer.value.decisions : [];
};

const liamsId = '5a1e3000-0000-4000-8000-000000000011';
const id = '5e901111-0000-4000-8000-000000000001';

async function decisionOn(targetId: string, action: Decision['action']): Promise<Decision> {
  const targets = [...(await targetsIn('open')), ...(await targetsIn('hidden'))];
  const target = targets.find((each) => each.id === targetId);
  if (!target) throw new Error(`${targetId} is not listed`);
  return { id, action, target, reason: 'Because' };
}

describe('loadReports', () => {
  it('returns the reported stores, the newest report first', async () => {
    enterWorld('store-reported');
    const [lab, picks] = await targetsIn('open');
    expect(lab).toMatchObject({
      id: labId,
      slug: 'amazon-sellers-lab',
      ownerName: 'mira.resells',
      isPublic: true,
      isHidden: false,
      hiddenReason: null,
      openReports: 3,
      totalReports: 3,
    });
    expect(lab?.reports[0]).toEqual({
      id: expect.any(String) as string,
      kind: 'scam',
      details: 'I paid on Monday and still have no role. Nobody answers.',
      status: 'open',
      createdAt: atPresent('2026-11-24T18:20:00.000Z', Date.now()),
      reporterName: 'fresh_start',
      reviewThen: null,
    });
    expect(lab?.review).toBeNull();
    expect(picks?.reports).toHaveLength(1);
  });

  it('returns closed reports, hidden stores and the log', async () => {
    enterWorld('store-reported');
    const closed = await targetsIn('closed');
    expect(closed.map(({ id: each, totalReports }) => [each, totalReports])).toEqual([
      [cardsId, 2],
      [labId, 1],
    ]);
    expect(await targetsIn('hidden')).toMatchObject([
      { id: cardsId, isHidden: true, hiddenReason },
    ]);
    expect(await logged()).toMatchObject([
      { action: 'hide', storeName: 'Card Collectors', decidedBy: 'theo', reason: hiddenReason },
      { action: 'dismiss', storeName: 'Amazon Sellers Lab' },
    ]);
  });

  it('returns reviews beside stores, and what a review said when it was reported', async () => {
    enterWorld('review-reported');
    const [review, cards] = await targetsIn('open');
    expect(cards).toMatchObject({ id: cardsId, review: null, openReports: 1 });
    expect(review).toMatchObject({
      id: liamsId,
      name: 'Card Collectors',
      isPublic: true,
      review: { authorName: 'liam', rating: 1, text: 'Not for me.', version: 2, isDeleted: false },
      isHidden: false,
      reports: [
        {
          reporterName: 'mira.resells',
          reviewThen: { rating: 1, text: 'Not for me. The members are idiots.' },
        },
      ],
    });
    expect(await targetsIn('closed')).toMatchObject([
      { review: { authorName: 'noor.moderates' }, isHidden: true },
    ]);
    expect(await targetsIn('hidden')).toMatchObject([
      { review: { authorName: 'noor.moderates' }, hiddenReason: hiddenReviewReason },
      { review: { authorName: 'buy.followers' }, totalReports: 0 },
    ]);
    expect(await logged()).toMatchObject([{ kind: 'review', authorName: 'noor.moderates' }]);
  });

  it('returns pages', async () => {
    enterWorld('reports-many');
    expect(await targetsIn('open')).toHaveLength(20);
    expect(await targetsIn('open', 2)).toHaveLength(5);
    const answer = await loadReports({ view: 'open', page: 2 });
    expect(answer.ok && answer.value.total).toBe(45);
  });

  it.each(Object.entries(reportsErrorWorlds) as [ReportsError['kind'], WorldName][])(
    'returns %s in the world %s',
    async (kind, world) => {
      enterWorld(world);
      for (const view of ['open', 'log'] as const) {
        expect(await loadReports({ view, page: 0 })).toEqual({ ok: false, error: { kind } });
      }
    },
  );
});

describe('decideOnTarget', () => {
  it.each([
    ['hide', labId, 'hidden'],
    ['restore', cardsId, 'closed'],
    ['dismiss', labId, 'closed'],
  ] as const)('%s: once', async (action, storeId, view) => {
    enterWorld('store-reported');
    const decision = await decisionOn(storeId, action);
    expect(await decideOnTarget(decision)).toEqual({ ok: true, value: null });
    expect(await decideOnTarget(decision)).toEqual({ ok: true, value: null });
    expect((await logged())[0]).toMatchObject({ id, action, reason: 'Because' });
    expect(await logged()).toHaveLength(3);
    const store = (await targetsIn(view)).find((each) => each.id === storeId);
    expect(store).toMatchObject({ isHidden: action === 'hide', openReports: 0, lastDecision: id });
  });

  it.each(['hide', 'dismiss'] as const)('%s a review: once', async (action) => {
    enterWorld('review-reported');
    const decision = await decisionOn(liamsId, action);
    expect(await decideOnTarget(decision)).toEqual({ ok: true, value: null });
    expect(await decideOnTarget(decision)).toEqual({ ok: true, value: null });
    expect((await logged())[0]).toMatchObject({ id, kind: 'review', authorName: 'liam' });
    expect((await targetsIn('closed'))[0]).toMatchObject({
      id: liamsId,
      isHidden: action === 'hide',
      openReports: 0,
    });
  });

  it('restores a review', async () => {
    enterWorld('review-reported');
    const [hidden] = await targetsIn('hidden');
    const decision = await decisionOn(hidden?.id ?? '', 'restore');
    expect(await decideOnTarget(decision)).toEqual({ ok: true, value: null });
    expect(await targetsIn('hidden')).toHaveLength(1);
  });

  it.each([
    ['clash', 'review-reports-clash'],
    ['gone', 'review-reports-gone'],
  ] as const)('returns %s about a review in the world %s', async (kind, world) => {
    enterWorld(world);
    const decision = await decisionOn(liamsId, 'hide');
    expect(await decideOnTarget(decision)).toEqual({ ok: false, error: { kind } });
  });

  it.each(Object.entries(decisionErrorWorlds) as [DecisionError['kind'], WorldName][])(
    'returns %s in the world %s',
    async (kind, world) => {
      enterWorld(world);
      const decision = await decisionOn(labId, 'hide');
      expect(await decideOnTarget(decision)).toEqual({ ok: false, error: { kind } });
    },
  );

  it('can be repeated after its response was lost', async () => {
    enterWorld('reports-answer-lost');
    const decision = await decisionOn(labId, 'hide');
    expect(await decideOnTarget(decision)).toEqual({ ok: false, error: { kind: 'unanswered' } });
    expect((await logged())[0]).toMatchObject({ id });
  });
});
