import { describe, expect, it } from 'vitest';
import type {
  Decision,
  DecisionError,
  ReportedStore,
  ReportsError,
  ReportView,
} from '#domain/admin/moderation';
import { decisionErrorWorlds, reportsErrorWorlds } from '#mocks/error-worlds';
import { cardsId, labId } from '#mocks/starting-stores';
import { hiddenReason } from '#mocks/stores';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { decideOnStore, loadReports } from './moderation';

const storesIn = async (view: ReportView, page = 0): Promise<readonly ReportedStore[]> => {
  const answer = await loadReports({ view, page });
  return answer.ok && answer.value.kind === 'stores' ? answer.value.stores : [];
};

const logged = async () => {
  const answer = await loadReports({ view: 'log', page: 0 });
  return answer.ok && answer.value.kind === 'log' ? answer.value.decisions : [];
};

const id = '5e901111-0000-4000-8000-000000000001';

async function decisionOn(storeId: string, action: Decision['action']): Promise<Decision> {
  const stores = [...(await storesIn('open')), ...(await storesIn('hidden'))];
  const store = stores.find((each) => each.id === storeId);
  if (!store) throw new Error(`${storeId} is not listed`);
  return { id, action, store, reason: 'Because' };
}

describe('loadReports', () => {
  it('returns the reported stores, the newest report first', async () => {
    enterWorld('store-reported');
    const [lab, picks] = await storesIn('open');
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
      createdAt: '2026-11-24T18:20:00.000Z',
      reporterName: 'fresh_start',
    });
    expect(picks?.reports).toHaveLength(1);
  });

  it('returns closed reports, hidden stores and the log', async () => {
    enterWorld('store-reported');
    const closed = await storesIn('closed');
    expect(closed.map(({ id: each, totalReports }) => [each, totalReports])).toEqual([
      [cardsId, 2],
      [labId, 1],
    ]);
    expect(await storesIn('hidden')).toMatchObject([{ id: cardsId, isHidden: true, hiddenReason }]);
    expect(await logged()).toMatchObject([
      { action: 'hide', storeName: 'Card Collectors', decidedBy: 'theo', reason: hiddenReason },
      { action: 'dismiss', storeName: 'Amazon Sellers Lab' },
    ]);
  });

  it('returns pages', async () => {
    enterWorld('reports-many');
    expect(await storesIn('open')).toHaveLength(20);
    expect(await storesIn('open', 2)).toHaveLength(5);
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

describe('decideOnStore', () => {
  it.each([
    ['hide', labId, 'hidden'],
    ['restore', cardsId, 'closed'],
    ['dismiss', labId, 'closed'],
  ] as const)('%s: once', async (action, storeId, view) => {
    enterWorld('store-reported');
    const decision = await decisionOn(storeId, action);
    expect(await decideOnStore(decision)).toEqual({ ok: true, value: null });
    expect(await decideOnStore(decision)).toEqual({ ok: true, value: null });
    expect((await logged())[0]).toMatchObject({ id, action, reason: 'Because' });
    expect(await logged()).toHaveLength(3);
    const store = (await storesIn(view)).find((each) => each.id === storeId);
    expect(store).toMatchObject({ isHidden: action === 'hide', openReports: 0, lastDecision: id });
  });

  it.each(Object.entries(decisionErrorWorlds) as [DecisionError['kind'], WorldName][])(
    'returns %s in the world %s',
    async (kind, world) => {
      enterWorld(world);
      const decision = await decisionOn(labId, 'hide');
      expect(await decideOnStore(decision)).toEqual({ ok: false, error: { kind } });
    },
  );

  it('can be repeated after its response was lost', async () => {
    enterWorld('reports-answer-lost');
    const decision = await decisionOn(labId, 'hide');
    expect(await decideOnStore(decision)).toEqual({ ok: false, error: { kind: 'unanswered' } });
    expect((await logged())[0]).toMatchObject({ id });
  });
});
