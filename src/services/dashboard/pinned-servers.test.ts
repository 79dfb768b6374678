import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { readPinnedServers, togglePinnedServer, watchPinnedServers } from './pinned-servers';

describe('pinned servers', () => {
  it('are kept for each person', () => {
    enterWorld('owner');
    expect(togglePinnedServer('mira', '11')).toEqual(['11']);
    expect(togglePinnedServer('mira', '12')).toEqual(['11', '12']);
    expect(readPinnedServers('mira')).toEqual(['11', '12']);
    expect(readPinnedServers('sam')).toEqual([]);
    expect(togglePinnedServer('mira', '11')).toEqual(['12']);
  });

  it.each(['', 'null', '{"11":true}', '["../admin"]', '[11]', '["11"'])(
    'are none if %j is stored',
    (text) => {
      enterWorld('owner');
      localStorage.setItem('grouped:pinned-servers:mira', text);
      expect(readPinnedServers('mira')).toEqual([]);
      expect(togglePinnedServer('mira', '11')).toEqual(['11']);
    },
  );

  it('are reported when another tab changes them', () => {
    enterWorld('owner');
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    onTestFinished(() => void vi.unstubAllGlobals());
    const reported: unknown[] = [];
    const stop = watchPinnedServers('mira', (pinned) => reported.push(pinned));
    const change = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    change('grouped:pinned-servers:mira', '["11"]');
    change('grouped:pinned-servers:sam', '["12"]');
    change('grouped:pinned-servers:mira', null);
    stop();
    change('grouped:pinned-servers:mira', '["13"]');
    expect(reported).toEqual([['11'], []]);
  });
});
