import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { historyList } from '#domain/bot-config/history-query';
import type { SaveRequest, StoredConfig } from '#domain/bot-config/config';
import { parseConfig } from '#domain/bot-config/parse';
import { demoServer } from '#domain/servers/server';
import { enterWorld } from '../../../../tests/setup/enter-world';
import { demoConfig, loadDemoConfig, saveDemoConfig, watchDemoConfig } from './configs';
import { demoGuild } from './demo-guild';
import { loadDemoHistory } from './history';
import { loadDemoSecrets } from './secrets';

const serverId = demoServer.id;
const KEY = `grouped:demo-config:${serverId}`;
const starting = parseConfig(demoConfig);
const raise = (after: number, before = 25): SaveRequest => ({
  serverId,
  baseVersion: 0,
  changes: [{ key: 'SuccessPoints', before, after }],
});

describe('the configuration of a demo server', () => {
  it('starts with ids that the pickers know', async () => {
    enterWorld('signed-out');
    expect(await loadDemoConfig({ serverId })).toMatchObject({
      ok: true,
      value: { config: starting, version: 0 },
    });
    const known = new Set([...demoGuild.roles, ...demoGuild.channels].map(({ id }) => id));
    const named = JSON.stringify(demoConfig).match(/\d{18}/g) ?? [];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it('stores a save without a network request', async () => {
    enterWorld('offline');
    const saved = { config: { ...starting, SuccessPoints: 30 }, version: 1 };
    expect(await saveDemoConfig(raise(30))).toEqual({ ok: true, value: saved });
    expect(await loadDemoConfig({ serverId })).toMatchObject({
      ok: true,
      value: { ...saved },
    });
  });

  it('merges the saves of two tabs and reports a conflict when both changed the same key', async () => {
    enterWorld('signed-out');
    await saveDemoConfig(raise(30));
    const typing = { key: 'typingPoints', before: 1, after: 2 } as const;
    const merged = { config: { ...starting, SuccessPoints: 30, typingPoints: 2 }, version: 2 };
    expect(await saveDemoConfig({ serverId, baseVersion: 0, changes: [typing] })).toEqual({
      ok: true,
      value: merged,
    });
    expect(await saveDemoConfig(raise(40))).toEqual({
      ok: false,
      error: {
        kind: 'conflict',
        conflicts: [{ key: 'SuccessPoints', base: 25, yours: 40, theirs: 30 }],
        theirs: merged,
      },
    });
  });

  it('stores only that a secret is set', async () => {
    enterWorld('signed-out');
    const secret = { key: 'WhopAPIKey', before: null, after: 'whop_planted_key' } as const;
    const points = { key: 'SuccessPoints', before: 25, after: 30 } as const;
    const save = (version: number, ...changes: SaveRequest['changes'][number][]) =>
      saveDemoConfig({ serverId, baseVersion: version, changes });
    expect(await loadDemoSecrets({ serverId })).toEqual({ ok: true, value: [] });
    expect(await save(0, { ...secret, after: '' })).toEqual({
      ok: true,
      value: { config: starting, version: 0 },
    });
    expect(await save(0, points, secret)).toEqual({
      ok: true,
      value: { config: { ...starting, SuccessPoints: 30 }, version: 1 },
    });
    const set = await loadDemoSecrets({ serverId });
    expect(set.ok && set.value.map(({ key, setByName }) => [key, setByName])).toEqual([
      ['WhopAPIKey', 'You'],
    ]);
    await save(1, secret);
    await save(2, { ...secret, after: '' });
    expect(await loadDemoSecrets({ serverId })).toEqual({ ok: true, value: [] });
    const history = await loadDemoHistory({ serverId, query: historyList.whole, before: null });
    const dots = '••••••••';
    expect(history.ok && history.value.revisions.map(({ changes }) => changes)).toEqual([
      [{ key: 'WhopAPIKey', before: dots, after: '' }],
      [{ key: 'WhopAPIKey', before: dots, after: dots }],
      [{ key: 'WhopAPIKey', before: '', after: dots }, points],
    ]);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('planted');
  });

  it('starts over when the stored configuration cannot be parsed', async () => {
    enterWorld('signed-out');
    localStorage.setItem(KEY, '{"version":');
    const answer = await loadDemoConfig({ serverId });
    expect(answer.ok && answer.value.version).toBe(0);
  });

  it('calls back on a save in another tab until it is stopped', () => {
    enterWorld('signed-out');
    const tab = new EventTarget();
    vi.stubGlobal('window', tab);
    const events: StoredConfig[] = [];
    const stop = watchDemoConfig({ serverId }, (stored) => void events.push(stored));
    onTestFinished(stop);
    const save = (key: string, version: number) => {
      const newValue = JSON.stringify({ config: { SuccessPoints: 1 }, version });
      tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    save(KEY, 4);
    save('grouped:demo-config:2', 5);
    stop();
    save(KEY, 6);
    expect(events).toEqual([{ config: parseConfig({ SuccessPoints: 1 }), version: 4 }]);
  });
});
