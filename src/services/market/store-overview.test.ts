import { describe, expect, it, onTestFinished } from 'vitest';
import { totalsOf } from '#domain/marketplace/store-overview';
import { newTransaction } from '#mocks/market/payments';
import { cardsId } from '#mocks/market/starting-stores';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import { loadStoreCounts, loadStoreOverview, watchStoreFigures } from './store-overview';
import { countStoreStep } from './visitor-steps';

const storeId = cardsId;

async function overview(days: 7 | 30 | 90 = 30) {
  const answer = await loadStoreOverview({ storeId, days });
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

describe('the figures of a store', () => {
  it('are those of a busy store', async () => {
    enterWorld('seller-busy');
    const { members, revenue, money, days, referrers, others, changes } = await overview();
    expect(members.active).toBeGreaterThan(4_000);
    expect(members.joined).toBeGreaterThan(50);
    expect(members.joined).toBeLessThan(500);
    expect(revenue.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'JPY', 'USD']);
    expect(days).toHaveLength(30);
    expect(new Set(money.map(({ day }) => day)).size).toBeGreaterThan(28);
    const totals = totalsOf(days);
    expect(totals.visits).toBeGreaterThan(totals.planClicks);
    expect(totals.planClicks).toBeGreaterThan(totals.checkouts);
    expect(totals.checkouts).toBeGreaterThan(totals.members);
    const listed = referrers.reduce((sum, { visits }) => sum + visits, 0);
    expect(listed + others.visits).toBe(totals.visits);
    expect(changes).toEqual([
      expect.objectContaining({ kind: 'price', before: { minor: 3_999, currency: 'USD' } }),
      { kind: 'design', day: expect.any(String) },
    ]);
  });

  it('cover the period', async () => {
    enterWorld('seller-with-store');
    expect((await overview(7)).days).toHaveLength(7);
    expect((await overview(90)).days).toHaveLength(90);
    const counts = await loadStoreCounts({ storeId, days: 7 });
    if (!counts.ok) throw new Error(counts.error.kind);
    const visits = counts.value.reduce((sum, row) => sum + row.visits, 0);
    expect(visits).toBe(totalsOf((await overview(7)).days).visits);
  });

  it('count a visitor', async () => {
    const { store } = enterWorld('signed-out');
    await countStoreStep({ storeId, step: 'visit', referrer: 'x.com' });
    await countStoreStep({ storeId, step: 'visit', referrer: 'x.com' });
    expect(store.counts.counted(storeId)).toEqual([
      { day: expect.any(String), kind: 'visit', referrer: 'x.com', count: 2 },
    ]);
  });

  it('do not count the seller', async () => {
    const { store } = enterWorld('seller-with-store');
    await countStoreStep({ storeId, step: 'visit', referrer: 'x.com' });
    expect(store.counts.counted(storeId)).toEqual([]);
  });

  it('do not matter to a visitor who cannot be counted', async () => {
    enterWorld('offline');
    await expect(countStoreStep({ storeId, step: 'visit', referrer: '' })).resolves.toBeUndefined();
  });

  it.each<[WorldName, string]>([
    ['overview-unreachable', 'unreachable'],
    ['overview-signed-out', 'signInRequired'],
    ['seller-anothers-store', 'notAllowed'],
  ])('are not read in %s: %s', async (world, kind) => {
    enterWorld(world);
    const error = { ok: false, error: { kind } };
    expect(await loadStoreOverview({ storeId, days: 30 })).toEqual(error);
    expect(await loadStoreCounts({ storeId, days: 30 })).toEqual(error);
  });

  it('are reported when they change, and so is the loss of the channel', async () => {
    const { realtime, store } = enterWorld('seller-with-store');
    const events: string[] = [];
    const stop = watchStoreFigures(storeId, {
      onChange: () => void events.push('changed'),
      onLost: () => void events.push('lost'),
      onBack: () => void events.push('back'),
    });
    onTestFinished(stop);
    await until(() => expect(realtime.joined()).toBe(1));
    store.payments.record(storeId, newTransaction(Date.now()));
    await until(() => expect(events).toEqual(['changed']));
    const conditions = { stores: 'usual' } as const;
    const rows = store.members.rows(conditions);
    store.members.keepRows(
      conditions,
      rows.map((row) => (row.store_id === storeId ? { ...row, status: 'canceled' as const } : row)),
    );
    await until(() => expect(events.length).toBeGreaterThan(1));
    realtime.closeChannel(`store-overview-${storeId}`);
    await until(() => expect(events.slice(-2)).toEqual(['lost', 'back']));
  });
});
