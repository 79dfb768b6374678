import { describe, expect, it } from 'vitest';
import { noGuildResources } from '#domain/bot-config/guild-resources';
import { historyList } from '#domain/bot-config/history-query';
import { guilds } from '#mocks/dashboard/servers';
import { enterWorld } from '../../../tests/setup/enter-world';
import { exportHistory } from './history-export';

const asked = {
  serverId: guilds.resellHeaven.id,
  query: historyList.whole,
  resources: noGuildResources,
};

describe('exportHistory', () => {
  it('has the changes of all pages, newest first, or those of one setting', async () => {
    const { store } = enterWorld('owner');
    for (let points = 101; points <= 220; points += 1) {
      const { config } = store.configOf(asked.serverId);
      store.saveConfig(asked.serverId, { ...config, typingPoints: points });
    }
    const all = await exportHistory(asked);
    const lines = all.ok ? all.value.trimEnd().split('\r\n') : [];
    expect(lines[1]).toMatch(/,points,Typing points,219 points,220 points$/);
    expect(lines.filter((line) => /,Typing points,1\d\d points,/.test(line))).toHaveLength(99);
    expect(lines.at(-1)).toMatch(/Not set/);
    const one = await exportHistory({
      ...asked,
      query: { ...historyList.whole, key: 'EmbedColor', person: '218345611802574848' },
    });
    expect(one.ok && one.value).toContain('Embed color');
    expect(one.ok && one.value).not.toContain('Typing points');
  });

  it('returns why the history could not be read', async () => {
    enterWorld('history-forbidden');
    expect(await exportHistory(asked)).toEqual({ ok: false, error: { kind: 'forbidden' } });
  });
});
