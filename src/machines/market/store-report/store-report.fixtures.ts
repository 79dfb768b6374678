import type { ReportForm } from '#domain/marketplace/store-report';
import { draftFormFixtures } from '../../charts/draft-form.fixtures';
import { storeReportMachine } from './store-report.machine';

export const typed: ReportForm = { kind: 'scam', details: 'I paid and got no role.' };

export const reportInput = {
  target: { kind: 'store' as const, id: 'biz_00000001' },
  newId: () => '5e901111-0000-4000-8000-000000000001',
};

export const storeReportFixtures = draftFormFixtures(storeReportMachine, {
  input: reportInput,
  stored: [null],
  fields: [typed],
  values: [null],
  kept: [{ form: typed }],
});

/** The machine with a no-op `keepDraft`. In the app, `keepDraft` stores the draft in this tab. */
export const withoutStorage = storeReportMachine.provide({ actions: { keepDraft: () => {} } });
