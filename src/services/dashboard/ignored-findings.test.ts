import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import {
  readIgnoredFindings,
  storeIgnoredFindings,
  watchIgnoredFindings,
} from './ignored-findings';

const KEY = 'grouped:health:mira';

describe('ignored findings', () => {
  it('are kept for each person and server', () => {
    enterWorld('owner');
    expect(readIgnoredFindings('mira', '11')).toEqual([]);
    storeIgnoredFindings('mira', '11', ['roleId/deleted/1']);
    storeIgnoredFindings('mira', '12', ['roleId/deleted/2']);
    expect(readIgnoredFindings('mira', '11')).toEqual(['roleId/deleted/1']);
    expect(readIgnoredFindings('mira', '12')).toEqual(['roleId/deleted/2']);
    expect(readIgnoredFindings('sam', '11')).toEqual([]);
    storeIgnoredFindings('mira', '11', []);
    expect(localStorage.getItem(KEY)).not.toContain('"11"');
  });

  it('are the last 200 of a server', () => {
    enterWorld('owner');
    const ids = Array.from({ length: 201 }, (_, index) => `roleId/deleted/${index}`);
    storeIgnoredFindings('mira', '11', ids);
    expect(readIgnoredFindings('mira', '11')).toEqual(ids.slice(1));
  });

  it.each(['', 'null', '{"11":[]}', '[{"serverId":"11","ignored":"all"}]', '["11"]'])(
    'are none if %j is stored',
    (text) => {
      enterWorld('owner');
      localStorage.setItem(KEY, text);
      expect(readIgnoredFindings('mira', '11')).toEqual([]);
    },
  );

  it('are reported when another tab changes them', () => {
    enterWorld('owner');
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    onTestFinished(() => void vi.unstubAllGlobals());
    const reports: (readonly string[])[] = [];
    const stop = watchIgnoredFindings('mira', '11', (ignored) => reports.push(ignored));
    const change = (newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
    change('[{"serverId":"11","ignored":["a"]}]');
    change(null);
    stop();
    change('[{"serverId":"11","ignored":["b"]}]');
    expect(reports).toEqual([['a'], []]);
  });
});
