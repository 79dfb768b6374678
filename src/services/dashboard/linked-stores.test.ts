import { describe, expect, it } from 'vitest';
import { linkedStoresErrorWorlds, unlinkErrorWorlds } from '#mocks/dashboard/server-error-worlds';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadLinkedStores, unlinkStore } from './linked-stores';
import { loadOwnStores } from '../market/own-stores';

type Answer = { ok: true } | { ok: false; error: { kind: string } };
const kindOf = (answer: Answer) => (answer.ok ? null : answer.error.kind);
const worldsOf = (worlds: Readonly<Record<string, WorldName>>) => Object.entries(worlds);

const server = { serverId: guilds.cardCollectors.id };
const cards = { ...server, storeId: 'biz_00000001' };
const idsOf = async () => {
  const read = await loadLinkedStores(server);
  return read.ok ? read.value.map(({ id }) => id) : read.error.kind;
};

describe('the stores that are linked to a server', () => {
  it('say which link is paused, and how many roles are refused', async () => {
    enterWorld('linked-stores');
    const read = await loadLinkedStores(server);
    const seen = read.ok ? read.value : [];
    expect(
      seen.map(({ slug, isPublic, link, refusedRoles }) => [slug, isPublic, link, refusedRoles]),
    ).toEqual([
      ['card-collectors', true, 'standing', 0],
      ['linked-2', true, 'standing', 2],
      ['linked-1', true, 'paused', 0],
      ['linked-3', false, 'standing', 1],
    ]);
  });

  it('are unlinked once, and the seller sees it', async () => {
    enterWorld('owner');
    expect(await unlinkStore(cards)).toEqual({ ok: true, value: null });
    expect(kindOf(await unlinkStore(cards))).toBe('notLinked');
    expect(await idsOf()).toEqual([]);
    const own = await loadOwnStores({ userId: people.owner.id });
    const found = own.ok ? own.value.find(({ id }) => id === cards.storeId) : null;
    expect([found?.serverId, found?.serverLink]).toEqual([null, 'unlinked']);
  });

  it.each([
    ['unlink-answer-lost', []],
    ['unlink-unanswered', [cards.storeId]],
    ['unlink-cut-off', 'unreachable'],
  ] as const)('may have been unlinked if there is no response: %s', async (world, left) => {
    enterWorld(world);
    expect(kindOf(await unlinkStore(cards))).toBe('unanswered');
    expect(await idsOf()).toEqual(left);
  });

  it.each(worldsOf(linkedStoresErrorWorlds))('are not read: %s in %s', async (kind, world) => {
    enterWorld(world);
    expect(kindOf(await loadLinkedStores(server))).toBe(kind);
  });

  it.each(worldsOf(unlinkErrorWorlds))('are not unlinked: %s in %s', async (kind, world) => {
    enterWorld(world);
    expect(kindOf(await unlinkStore(cards))).toBe(kind);
  });
});
