import { describe, expect, it } from 'vitest';
import type { ReportError, StoreReport } from '#domain/marketplace/store-report';
import { reportErrorWorlds } from '#mocks/error-worlds';
import type { WorldName } from '#mocks/worlds';
import { cardsId } from '#mocks/starting-stores';
import { enterWorld } from '../../../tests/setup/enter-world';
import { reportStore } from './store-reports';

const report: StoreReport = {
  id: '5e901111-0000-4000-8000-000000000001',
  storeId: cardsId,
  kind: 'scam',
  details: 'No role',
};
const reported = { ok: true, value: null };

describe('reportStore', () => {
  it('stores a report once', async () => {
    enterWorld('no-servers');
    expect(await reportStore(report)).toEqual(reported);
    expect(await reportStore(report)).toEqual(reported);
    const again = await reportStore({ ...report, id: report.id.replace(/1$/, '2') });
    expect(again).toEqual({ ok: false, error: { kind: 'alreadyReported' } });
  });

  it.each(Object.entries(reportErrorWorlds) as [ReportError['kind'], WorldName][])(
    'returns %s in the world %s',
    async (kind, world) => {
      enterWorld(world);
      expect(await reportStore(report)).toEqual({ ok: false, error: { kind } });
    },
  );

  it('asks for a sign-in without a session', async () => {
    enterWorld('signed-out');
    expect(await reportStore(report)).toEqual({ ok: false, error: { kind: 'signInRequired' } });
  });

  it('can be repeated after its response was lost', async () => {
    const { store } = enterWorld('report-answer-lost');
    expect(await reportStore(report)).toEqual({ ok: false, error: { kind: 'unanswered' } });
    expect(store.reports.rows({ reports: 'none' })).toMatchObject([{ id: report.id }]);
  });
});
