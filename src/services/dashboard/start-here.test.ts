import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { readSentPlaces, storeSentPlace, watchSentPlaces } from '../designer/sent-places';
import { readStartMark, storeStartMark, watchStartMark } from './start-here';

/** Returns a function that changes a stored value in the way another tab would. */
function otherTab() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  return (key: string, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe('the mark of a checklist', () => {
  it('is kept for each person and server', () => {
    enterWorld('owner');
    expect(readStartMark('mira', '11')).toBeNull();
    storeStartMark('mira', '11', 'open');
    storeStartMark('mira', '12', 'dismissed');
    expect(readStartMark('mira', '11')).toBe('open');
    expect(readStartMark('mira', '12')).toBe('dismissed');
    expect(readStartMark('sam', '11')).toBeNull();
    storeStartMark('mira', '11', 'dismissed');
    expect(readStartMark('mira', '11')).toBe('dismissed');
  });

  it.each(['', 'null', '{"11":"open"}', '[{"serverId":"11","mark":"closed"}]', '["11"'])(
    'is none if %j is stored',
    (text) => {
      enterWorld('owner');
      localStorage.setItem('grouped:start-here:mira', text);
      expect(readStartMark('mira', '11')).toBeNull();
      storeStartMark('mira', '11', 'open');
      expect(readStartMark('mira', '11')).toBe('open');
    },
  );

  it('is reported when another tab changes it', () => {
    enterWorld('owner');
    const change = otherTab();
    const reported: unknown[] = [];
    const stop = watchStartMark('mira', '11', (mark) => reported.push(mark));
    change('grouped:start-here:mira', '[{"serverId":"11","mark":"dismissed"}]');
    change('grouped:start-here:sam', '[{"serverId":"11","mark":"open"}]');
    change('grouped:start-here:mira', null);
    stop();
    change('grouped:start-here:mira', '[{"serverId":"11","mark":"open"}]');
    expect(reported).toEqual(['dismissed', null]);
  });
});

describe('the places of sent messages', () => {
  it('keep each channel once, the last one at the end', () => {
    enterWorld('owner');
    expect(readSentPlaces()).toEqual([]);
    storeSentPlace({ guildId: null, channelId: '1' });
    storeSentPlace({ guildId: '9', channelId: '2' });
    storeSentPlace({ guildId: '9', channelId: '1' });
    expect(readSentPlaces()).toEqual([
      { guildId: '9', channelId: '2' },
      { guildId: '9', channelId: '1' },
    ]);
  });

  it('are at most 50', () => {
    enterWorld('owner');
    for (let channel = 0; channel < 60; channel += 1) {
      storeSentPlace({ guildId: null, channelId: String(channel) });
    }
    expect(readSentPlaces()).toHaveLength(50);
    expect(readSentPlaces()[0]).toEqual({ guildId: null, channelId: '10' });
  });

  it.each(['', 'null', '[{"guildId":"x","channelId":"1"}]', '[1'])(
    'are none if %j is stored',
    (text) => {
      enterWorld('owner');
      localStorage.setItem('grouped:sent-to', text);
      expect(readSentPlaces()).toEqual([]);
    },
  );

  it('are reported when another tab sends a message', () => {
    enterWorld('owner');
    const change = otherTab();
    const reported: unknown[] = [];
    const stop = watchSentPlaces((sent) => reported.push(sent));
    change('grouped:sent-to', '[{"guildId":"9","channelId":"1"}]');
    stop();
    change('grouped:sent-to', null);
    expect(reported).toEqual([[{ guildId: '9', channelId: '1' }]]);
  });
});
