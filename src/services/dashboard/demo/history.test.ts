import { describe, expect, it, vi } from 'vitest';
import { type HistoryFilters, historyList } from '#domain/bot-config/history-query';
import type { ConfigKey } from '#domain/bot-config/fields';
import { demoServer } from '#domain/servers/server';
import { enterWorld } from '../../../../tests/setup/enter-world';
import { saveDemoConfig } from './configs';
import { loadDemoHistory } from './history';

const serverId = demoServer.id;

const change = (key: ConfigKey, before: number, after: number) =>
  saveDemoConfig({ serverId, baseVersion: 0, changes: [{ key, before, after }] });

async function load({
  before = null,
  ...filters
}: Partial<HistoryFilters> & { before?: number | null } = {}) {
  const answer = await loadDemoHistory({
    serverId,
    query: { ...historyList.whole, ...filters },
    before,
  });
  if (!answer.ok) throw new Error('A demo history can always be read');
  return answer.value;
}

const versionsOf = ({ revisions }: Awaited<ReturnType<typeof load>>) =>
  revisions.map(({ version }) => version);

describe('the history of a demo server', () => {
  it('is empty before the first save', async () => {
    enterWorld('signed-out');
    expect(await load()).toEqual({ revisions: [], more: false, people: [] });
  });

  it('records what was saved and when', async () => {
    enterWorld('signed-out');
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    await change('SuccessPoints', 25, 30);
    vi.useRealTimers();
    expect(await load()).toEqual({
      revisions: [
        {
          id: 1,
          version: 1,
          savedAt: '2026-11-20T12:00:00.000Z',
          savedBy: { name: 'You', discordId: null, picture: null },
          changes: [{ key: 'SuccessPoints', before: 25, after: 30 }],
        },
      ],
      more: false,
      people: [],
    });
  });

  it('does not record a save without changes or a rejected save', async () => {
    enterWorld('signed-out');
    await change('SuccessPoints', 7, 25);
    await change('SuccessPoints', 7, 8);
    expect(await load()).toEqual({ revisions: [], more: false, people: [] });
  });

  it('has pages and filters, and keeps the last 50 saves', async () => {
    enterWorld('signed-out');
    for (let points = 1; points <= 54; points += 1)
      await change('typingPoints', points, points + 1);
    await change('SuccessPoints', 25, 30);
    const first = await load();
    expect([versionsOf(first).length, versionsOf(first)[0], first.more]).toEqual([30, 55, true]);
    const second = await load({ before: 26 });
    expect([versionsOf(second).at(0), versionsOf(second).at(-1), second.more]).toEqual([
      25,
      6,
      false,
    ]);
    expect(versionsOf(await load({ key: 'SuccessPoints' }))).toEqual([55]);
  });

  it('starts over when the stored history cannot be parsed', async () => {
    enterWorld('signed-out');
    localStorage.setItem(`grouped:demo-history:${serverId}`, '[{"id":1}]');
    await change('SuccessPoints', 25, 30);
    expect(versionsOf(await load())).toEqual([1]);
  });
});
