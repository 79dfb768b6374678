import { expect, it, onTestFinished, vi } from 'vitest';
import { hasOpenReport } from './has-open-report';
import { keepReportDraft, readReportDraft } from './report-draft';

const draft = {
  form: { kind: 'scam' as const, details: 'No role' },
  id: '5e901111-0000-4000-8000-000000000001',
  isOpen: true,
};

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

it('keeps a draft by store, until it is forgotten', () => {
  stub();
  keepReportDraft('biz_a', draft);
  expect(readReportDraft('biz_a')).toEqual(draft);
  expect(hasOpenReport('biz_a')).toBe(true);
  expect(readReportDraft('biz_b')).toBeNull();
  keepReportDraft('biz_a', { ...draft, isOpen: false });
  expect(hasOpenReport('biz_a')).toBe(false);
  keepReportDraft('biz_a', null);
  expect(readReportDraft('biz_a')).toBeNull();
});

it.each(['', '{', '{"form":{}}', JSON.stringify({ ...draft, id: 'first' })])(
  'ignores the stored text %j',
  (text) => {
    stub().set('grouped:report:biz_a', text);
    expect(readReportDraft('biz_a')).toBeNull();
  },
);

it('goes on without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  keepReportDraft('biz_a', draft);
  expect(readReportDraft('biz_a')).toBeNull();
  expect(hasOpenReport('biz_a')).toBe(false);
});
