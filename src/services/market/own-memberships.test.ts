import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { detailsOf, type ListAction, type OwnMembership } from '#domain/marketplace/own-membership';
import { MOCK_URL } from '#mocks/context';
import { cardsId } from '#mocks/market/starting-stores';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import {
  addMembership,
  applyToMemberships,
  loadOwnMemberships,
  saveMembership,
} from './own-memberships';

const storeId = cardsId;
const newId = '5a1e1111-0000-4000-8000-000000000001';
const now = Date.parse('2026-11-24T12:00:00Z');
const TABLE = `${MOCK_URL}/rest/v1/store_memberships`;

async function load(): Promise<readonly OwnMembership[]> {
  const answer = await loadOwnMemberships({ storeId });
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

const names = async () => (await load()).map(({ name }) => name);

async function named(name: string): Promise<OwnMembership> {
  const found = (await load()).find((each) => each.name.startsWith(name));
  if (!found) throw new Error(`No membership is named ${name}`);
  return found;
}

const kindOf = (answer: { ok: true } | { ok: false; error: { kind: string } }) =>
  answer.ok ? 'saved' : answer.error.kind;

const apply = (action: ListAction) => applyToMemberships({ storeId, action, now });

/** Adds a copy of the membership Vault with some changes. */
async function add(change: Partial<OwnMembership> = {}) {
  const details = { ...detailsOf(await named('Vault')), ...change };
  return addMembership({ storeId, id: newId, position: 3, details });
}

/**
 * Reads a membership in the world 'seller-with-store', in which the server responds. The test can then enter another
 * world.
 */
async function read(name: string): Promise<OwnMembership> {
  enterWorld('seller-with-store');
  return named(name);
}

describe('loadOwnMemberships', () => {
  it('returns all memberships of the store in order, with the taken places', async () => {
    enterWorld('seller-with-store');
    const memberships = await load();
    expect(memberships.map(({ name, members, isVisible }) => [name, members, isVisible])).toEqual([
      ['Collector', 0, true],
      ['Vault', 88, true],
      ['Not announced yet', 0, false],
    ]);
    expect(memberships[1]).toMatchObject({
      type: 'subscription',
      interval: 'month',
      priceMinor: 4999,
      currency: 'USD',
      maxMembers: 100,
      earlyBirdPriceMinor: 3999,
      earlyBirdPlaces: 95,
      earlyBirdUntil: null,
      archivedAt: null,
      roleId: null,
      position: 1,
      version: 1,
    });
  });

  it.each<[WorldName, string]>([
    ['seller-memberships-unreachable', 'unreachable'],
    ['offline', 'unreachable'],
    ['seller-with-store', 'signInRequired'],
  ])('in the world %s: %s', async (world, kind) => {
    const { server } = enterWorld(world);
    if (kind === 'signInRequired') {
      server.use(http.get(TABLE, () => HttpResponse.json({}, { status: 401 })));
    }
    expect(kindOf(await loadOwnMemberships({ storeId }))).toBe(kind);
  });

  it('does not take the page of a captive portal for an empty list', async () => {
    const { server } = enterWorld('seller-with-store');
    server.use(http.get(TABLE, () => HttpResponse.html('<h1>Welcome to our hotel</h1>')));
    expect(kindOf(await loadOwnMemberships({ storeId }))).toBe('unreachable');
  });

  it('leaves out hostile links and direction marks', async () => {
    enterWorld('seller-hostile');
    const links = (await load()).map(({ checkoutUrl }) => checkoutUrl);
    expect(links).toEqual([null, null]);
  });
});

describe('addMembership', () => {
  it('adds it once, also if it is repeated', async () => {
    enterWorld('seller-with-store');
    const added = await add({ name: 'New', features: ['One'] });
    expect(added.ok && added.value).toMatchObject({ id: newId, name: 'New', members: 0 });
    expect(kindOf(await add({ name: 'New', features: ['One'] }))).toBe('saved');
    expect(await names()).toEqual(['Collector', 'Vault', 'Not announced yet', 'New']);
  });

  it('returns what was added under the same id before, if it differs', async () => {
    enterWorld('seller-with-store');
    await add({ name: 'New' });
    const again = await add({ name: 'Changed' });
    expect(again).toMatchObject({
      ok: false,
      error: { kind: 'conflict', theirs: { name: 'New' } },
    });
  });

  it('looks up an addition whose response was lost', async () => {
    enterWorld('seller-save-answer-lost');
    const added = await add({ name: 'New' });
    expect(added.ok && added.value.name).toBe('New');
    expect(await names()).toContain('New');
  });

  it('is not saved if nothing was stored', async () => {
    enterWorld('seller-save-fails');
    expect(kindOf(await add())).toBe('unreachable');
    expect(await names()).toHaveLength(3);
  });

  it('says if it is not known whether it was saved', async () => {
    const { server } = enterWorld('seller-save-answer-lost');
    const details = detailsOf(await named('Vault'));
    server.use(http.get(TABLE, () => HttpResponse.error()));
    const added = await addMembership({ storeId, id: newId, position: 3, details });
    expect(kindOf(added)).toBe('unanswered');
  });

  it.each<[Partial<OwnMembership>, string]>([
    [{ name: '' }, 'rejected'],
    [{ checkoutUrl: 'http://pay.example' }, 'rejected'],
  ])('%j: %s', async (change, kind) => {
    enterWorld('seller-with-store');
    expect(kindOf(await add(change))).toBe(kind);
  });

  it('is not allowed in the store of another seller', async () => {
    enterWorld('seller-with-store');
    const details = detailsOf(await named('Vault'));
    const place = { id: newId, position: 0, details };
    expect(kindOf(await addMembership({ storeId: 'biz_00000003', ...place }))).toBe('notAllowed');
  });

  it('needs a session', async () => {
    enterWorld('seller-save-signed-out');
    expect(kindOf(await add())).toBe('signInRequired');
  });
});

describe('saveMembership', () => {
  const rename = (membership: OwnMembership, name = 'Renamed') =>
    saveMembership({ membership, change: { name } });

  it('saves only what changed, and keeps the number of members', async () => {
    enterWorld('seller-with-store');
    const saved = await rename(await named('Vault'));
    expect(saved.ok && saved.value).toMatchObject({ name: 'Renamed', version: 2, members: 88 });
  });

  it('returns what another tab stored', async () => {
    enterWorld('seller-save-conflict');
    const saved = await rename(await named('Vault'));
    expect(saved).toMatchObject({
      ok: false,
      error: { kind: 'conflict', theirs: { name: 'Vault (other tab)', version: 2, members: 88 } },
    });
    expect(await names()).toContain('Vault (other tab)');
  });

  it('looks up a save whose response was lost', async () => {
    enterWorld('seller-save-answer-lost');
    const saved = await rename(await named('Vault'));
    expect(saved.ok && saved.value).toMatchObject({ name: 'Renamed', version: 2, members: 88 });
  });

  it.each<[WorldName, string]>([
    ['seller-save-fails', 'unreachable'],
    ['seller-save-signed-out', 'signInRequired'],
  ])('in the world %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(kindOf(await rename(await named('Vault')))).toBe(kind);
    expect(await names()).toContain('Vault');
  });

  it('of a membership that does not exist anymore is not allowed', async () => {
    enterWorld('seller-with-store');
    const membership = await named('Collector');
    await apply({ kind: 'delete', membership });
    expect(kindOf(await rename(membership))).toBe('notAllowed');
  });

  it('is not found by a value that another save has overwritten', async () => {
    const membership = await read('Vault');
    const { server } = enterWorld('seller-with-store');
    await rename(await named('Vault'), 'Other');
    server.use(http.patch(TABLE, () => HttpResponse.error()));
    expect(kindOf(await rename(membership))).toBe('conflict');
  });
});

describe('applyToMemberships', () => {
  it('duplicates a membership next to it, hidden', async () => {
    enterWorld('seller-with-store');
    const edit = await apply({ kind: 'duplicate', membership: await named('Collector') });
    expect(edit).toMatchObject({
      ok: true,
      value: { kind: 'stored', membership: { name: 'Collector (copy)', isVisible: false } },
    });
    expect(await names()).toEqual(['Collector', 'Collector (copy)', 'Vault', 'Not announced yet']);
  });

  it('hides, shows, archives and restores', async () => {
    enterWorld('seller-with-store');
    const state = async () => {
      const { isVisible, archivedAt } = await named('Vault');
      return { isVisible, archivedAt };
    };
    const make = async (kind: 'hide' | 'show' | 'archive' | 'restore') => {
      expect(kindOf(await apply({ kind, membership: await named('Vault') }))).toBe('saved');
      return state();
    };
    expect(await make('hide')).toEqual({ isVisible: false, archivedAt: null });
    expect(await make('show')).toEqual({ isVisible: true, archivedAt: null });
    const archivedAt = '2026-11-24T12:00:00.000Z';
    expect(await make('archive')).toEqual({ isVisible: true, archivedAt });
    expect(await make('restore')).toEqual({ isVisible: true, archivedAt: null });
  });

  it('makes one change after another', async () => {
    enterWorld('seller-with-store');
    await apply({ kind: 'hide', membership: await named('Collector') });
    await apply({ kind: 'duplicate', membership: await named('Collector') });
    expect(await names()).toEqual(['Collector', 'Collector (copy)', 'Vault', 'Not announced yet']);
    await apply({ kind: 'delete', membership: await named('Collector (copy)') });
    expect(await names()).toEqual(['Collector', 'Vault', 'Not announced yet']);
  });

  it('deletes only a membership without members, once', async () => {
    enterWorld('seller-with-store');
    const [collector, vault] = [await named('Collector'), await named('Vault')];
    expect(kindOf(await apply({ kind: 'delete', membership: vault }))).toBe('hasMembers');
    for (const _ of [1, 2]) {
      const edit = await apply({ kind: 'delete', membership: collector });
      expect(edit).toEqual({ ok: true, value: { kind: 'deleted', id: collector.id } });
    }
    expect(await names()).toEqual(['Vault', 'Not announced yet']);
  });

  it.each<[WorldName, string, readonly string[]]>([
    ['seller-with-store', 'saved', ['Vault', 'Collector', 'Not announced yet']],
    ['seller-save-answer-lost', 'saved', ['Vault', 'Collector', 'Not announced yet']],
    ['seller-save-fails', 'unreachable', ['Collector', 'Vault', 'Not announced yet']],
    ['seller-save-signed-out', 'signInRequired', ['Collector', 'Vault', 'Not announced yet']],
  ])('orders the memberships in the world %s: %s', async (world, kind, expected) => {
    enterWorld(world);
    const ids = [(await named('Vault')).id, (await named('Collector')).id];
    expect(kindOf(await apply({ kind: 'order', ids }))).toBe(kind);
    expect(await names()).toEqual(expected);
  });

  it('does not order the store of another seller', async () => {
    enterWorld('seller-with-store');
    const action = { kind: 'order', ids: [] } as const;
    const answer = await applyToMemberships({ storeId: 'biz_00000003', action, now });
    expect(kindOf(answer)).toBe('notAllowed');
  });
});
