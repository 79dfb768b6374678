import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { type HistoryFilters, historyList } from '#domain/bot-config/history-query';
import { fieldOf } from '#domain/bot-config/fields';
import { startingConfig } from '#mocks/dashboard/configs';
import { MOCK_URL } from '#mocks/context';
import { startingRevisions } from '#mocks/dashboard/history';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { saveConfig } from './configs';
import { loadHistory, loadNewestHistory } from './history';

const serverId = guilds.resellHeaven.id;
const latest = startingRevisions(serverId, 0).length;
const now = () => Date.parse('2026-11-20T12:00:00Z');

interface Asked extends Partial<HistoryFilters> {
  serverId?: string;
  before?: number;
}

async function load({ serverId: id = serverId, before, ...filters }: Asked = {}) {
  const query = { ...historyList.whole, ...filters };
  const answer = await loadHistory({ serverId: id, query, before: before ?? null });
  return answer.ok ? answer.value : answer.error;
}

async function versions(query: Asked = {}) {
  const page = await load(query);
  if ('kind' in page) return page.kind;
  return { more: page.more, versions: page.revisions.map(({ version }) => version) };
}

const downFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from - index);

describe('loading a history', () => {
  it('returns pages of 30, newest first', async () => {
    enterWorld('owner');
    expect(await versions()).toEqual({ more: true, versions: downFrom(latest, 30) });
    const before = latest - 29;
    expect(await versions({ before })).toEqual({
      more: false,
      versions: downFrom(before - 1, before - 1),
    });
    expect(await versions({ before: 31 })).toEqual({ more: false, versions: downFrom(30, 30) });
  });

  it('returns who changed what and when', async () => {
    enterWorld('owner', { now });
    const page = await load();
    expect('revisions' in page && page.revisions[0]).toEqual({
      id: latest,
      version: latest,
      savedAt: '2026-11-19T18:42:00.000Z',
      savedBy: {
        name: 'mira.resells',
        discordId: '218345611802574848',
        picture: expect.stringContaining('/avatars/218345611802574848/'),
      },
      changes: [{ key: 'SuccessPoints', before: 20, after: 25 }],
    });
  });

  it('filters by a setting', async () => {
    enterWorld('owner');
    const page = await load({ key: 'SuccessPoints' });
    const changed =
      'revisions' in page &&
      page.revisions.map(
        ({ changes }) => changes.find(({ key }) => key === 'SuccessPoints')?.after,
      );
    expect(changed).toEqual([25, 20, 100, 20, 15, 10]);
  });

  it('filters by a panel and by a person', async () => {
    enterWorld('owner');
    const whole = await loadNewestHistory({ serverId, query: historyList.whole });
    const people = whole.ok ? whole.value.people : [];
    const person = people.find(({ name }) => name === 'kenji.ops')?.id ?? null;
    const page = await load({ panel: 'points', person });
    const found = 'revisions' in page ? page.revisions : [];
    expect(found.length).toBeGreaterThan(0);
    for (const { savedBy, changes } of found) {
      expect(savedBy.name).toBe('kenji.ops');
      expect(changes.some(({ key }) => fieldOf(key).tab === 'points')).toBe(true);
    }
  });

  it('has the people who have made saves', async () => {
    enterWorld('owner');
    const page = await loadNewestHistory({ serverId, query: historyList.whole });
    expect(page.ok && page.value.people).toContainEqual({
      id: '218345611802574848',
      name: 'mira.resells',
    });
  });

  it('contains only settings that the viewer may see', async () => {
    const { store } = enterWorld('editor-with-points-only');
    const { id } = guilds.picksClub;
    const changed = { SuccessPoints: 12, adminRoleID: '800000000000000001' };
    store.saveConfig(id, { ...store.configOf(id).config, ...changed });
    const page = await load({ serverId: id });
    expect('revisions' in page && page.revisions[0]?.changes.map(({ key }) => key)).toEqual([
      'SuccessPoints',
    ]);
    expect(await versions({ serverId: id, key: 'adminRoleID' })).toEqual({
      more: false,
      versions: [],
    });
  });

  it('contains a new save', async () => {
    enterWorld('owner', { now });
    const changes = [{ key: 'SuccessPoints', before: 25, after: 30 }] as const;
    await saveConfig({ serverId, baseVersion: latest, changes });
    const page = await load();
    expect('revisions' in page && page.revisions[0]).toEqual({
      id: latest + 1,
      version: latest + 1,
      savedAt: '2026-11-20T12:00:00.000Z',
      savedBy: {
        name: 'mira.resells',
        discordId: '218345611802574848',
        picture: expect.stringContaining('/avatars/218345611802574848/'),
      },
      changes,
    });
    expect(startingConfig(serverId).SuccessPoints).toBe(25);
  });

  it.each<[WorldName, Awaited<ReturnType<typeof versions>>]>([
    ['history-empty', { more: false, versions: [] }],
    ['no-servers', { more: false, versions: [] }],
    ['history-forbidden', 'forbidden'],
    ['signed-out', 'forbidden'],
    ['history-unreachable', 'unreachable'],
    ['offline', 'unreachable'],
  ])('in the world %s', async (world, expected) => {
    enterWorld(world);
    expect(await versions()).toEqual(expected);
  });

  it('rejects a response of another shape', async () => {
    const { server } = enterWorld('owner');
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/server_history`, () => HttpResponse.json({ id: 1 })),
    );
    expect(await versions()).toBe('unreachable');
  });
});
