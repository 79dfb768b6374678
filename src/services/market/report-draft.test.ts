import { expect, it, onTestFinished, vi } from 'vitest';
import { hasOpenReport } from './has-open-report';
import { keepOpenReport, keepReportDraft, openReportDraft } from './report-draft';

const draft = {
  form: { kind: 'scam' as const, details: 'No role' },
  id: '5e901111-0000-4000-8000-000000000001',
};
const a = { targetId: 'biz_a' };
const b = { targetId: 'biz_b' };

function stub(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return items;
}

it('keeps a draft by store, until it is forgotten', async () => {
  stub();
  keepReportDraft(a, draft);
  expect(await openReportDraft(a)).toEqual(draft);
  expect(await openReportDraft(b)).toBeNull();
  keepReportDraft(a, null);
  expect(await openReportDraft(a)).toBeNull();
});

it('keeps whose form is open', () => {
  stub();
  keepOpenReport('biz_a');
  expect(['biz_a', 'biz_b'].map(hasOpenReport)).toEqual([true, false]);
  keepOpenReport(null);
  expect(hasOpenReport('biz_a')).toBe(false);
});

it.each(['', '{', '{"form":{}}', JSON.stringify({ ...draft, id: 'first' })])(
  'ignores the stored text %j',
  async (text) => {
    stub().set('grouped:report:biz_a', text);
    expect(await openReportDraft(a)).toBeNull();
  },
);

it('goes on without storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  keepReportDraft(a, draft);
  keepOpenReport('biz_a');
  expect(await openReportDraft(a)).toBeNull();
  expect(hasOpenReport('biz_a')).toBe(false);
});
