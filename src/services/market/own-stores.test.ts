import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { OwnStore, StoreChange } from '#domain/marketplace/own-store';
import { MOCK_URL } from '#mocks/context';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import type { StoreRow } from '#mocks/market/store-row';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { deleteStore, isSlugFree, loadOwnStores, openStore, saveStore } from './own-stores';

const table = `${MOCK_URL}/rest/v1/stores`;
const userId = people.owner.id;
const failure = (kind: string) => ({ ok: false, error: { kind } });
const databaseError = (status: number, code: string, message = '') =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status });

async function cards(): Promise<OwnStore> {
  const read = await loadOwnStores({ userId });
  const found = read.ok ? read.value.find(({ slug }) => slug === 'card-collectors') : undefined;
  if (!found) throw new Error('The owner has no store');
  return found;
}

type World = ReturnType<typeof enterWorld>;
const stored = ({ store }: World, id: string): StoreRow | undefined =>
  store.storesOf({ stores: 'usual' }).find((row) => row.id === id);

describe('loadOwnStores', () => {
  it('returns the stores of the seller, oldest first, also those that are not public', async () => {
    enterWorld('owner');
    const own = await loadOwnStores({ userId });
    expect(own.ok && own.value.map(({ slug }) => slug)).toEqual([
      'amazon-sellers-lab',
      'card-collectors',
    ]);
    expect(own.ok && own.value[1]).toEqual({
      id: 'biz_00000001',
      slug: 'card-collectors',
      name: 'Card Collectors',
      tagline: 'Live breaks, grading help and early restock pings.',
      category: 'trading-cards',
      serverId: guilds.cardCollectors.id,
      sellerName: 'Mira Resells LLC',
      refundPolicy: 'Full refund within 7 days if you have not entered a break.',
      supportUrl: 'https://cards.example/help',
      logoPath: null,
      logoUrl: null,
      cardPath: null,
      cardUrl: null,
      design: expect.objectContaining({ layout: 'modern', iconBadge: 'Gem' }),
      isDesigned: true,
      isVisible: true,
      isHiddenBySite: false,
      hiddenReason: null,
      serverLink: 'standing',
      refusedRoleIds: [],
      version: 1,
    });

    enterWorld('admin');
    const others = await loadOwnStores({ userId: people.admin.id });
    expect(others.ok && others.value.map(({ slug }) => slug)).toEqual([
      'picks-club',
      'not-open-yet',
    ]);
  });

  it.each<[WorldName, string]>([
    ['signed-out', 'signInRequired'],
    ['offline', 'unreachable'],
    ['seller-unreachable', 'unreachable'],
  ])('in the world %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(await loadOwnStores({ userId })).toEqual(failure(kind));
  });

  it('is unreachable for a response that is not a list', async () => {
    const { server } = enterWorld('owner');
    server.use(http.get(table, () => new HttpResponse('<html>Sign in to the Wi-Fi</html>')));
    expect(await loadOwnStores({ userId })).toEqual(failure('unreachable'));
  });

  it('leaves out a row it cannot read, and what is unsafe in the others', async () => {
    const world = enterWorld('owner');
    const row = stored(world, 'biz_00000001');
    world.server.use(
      http.get(table, () =>
        HttpResponse.json([
          null,
          { id: 'biz_1' },
          {
            ...row,
            support_url: 'javascript:alert(1)',
            logo_path: '../secrets.png',
            card_path: 'https://tracker.example/pixel.png',
            category: 'gambling',
          },
        ]),
      ),
    );
    const own = await loadOwnStores({ userId });
    expect(own.ok && own.value).toHaveLength(1);
    expect(own.ok && own.value[0]).toMatchObject({
      supportUrl: null,
      logoUrl: null,
      cardUrl: null,
      category: 'other',
    });
  });
});

describe('openStore', () => {
  const columns = { name: 'Sneaker Wire', slug: 'sneaker-wire' };
  const fresh = { userId, columns, mayExist: false };

  it('opens a store that nobody else sees', async () => {
    enterWorld('owner');
    const opened = await openStore({ ...fresh, columns: { ...columns, tagline: 'Drops' } });
    expect(opened.ok && opened.value).toMatchObject({
      ...columns,
      tagline: 'Drops',
      category: 'other',
      isDesigned: false,
      isVisible: false,
      version: 1,
    });
    expect(opened.ok && opened.value.id).toMatch(/^biz_[\da-f]{32}$/);
    const own = await loadOwnStores({ userId });
    expect(own.ok && own.value.at(-1)?.slug).toBe('sneaker-wire');
  });

  it.each([
    [{ ...columns, slug: 'picks-club' }, 'slugTaken'],
    [{ ...columns, slug: 'card-collectors' }, 'slugTaken'],
    [{ ...columns, slug: 'admin' }, 'rejected'],
    [{ ...columns, name: '   ' }, 'rejected'],
    [{ ...columns, name: 'a'.repeat(101) }, 'rejected'],
  ])('%j: %s', async (asked, kind) => {
    enterWorld('owner');
    expect(await openStore({ ...fresh, columns: asked })).toEqual(failure(kind));
  });

  it.each<[WorldName, string]>([
    ['signed-out', 'signInRequired'],
    ['offline', 'unanswered'],
    ['seller-save-fails', 'unreachable'],
  ])('in the world %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(await openStore(fresh)).toEqual(failure(kind));
  });

  it('whose response is lost is looked up', async () => {
    enterWorld('seller-save-answer-lost');
    const opened = await openStore(fresh);
    expect(opened.ok && opened.value).toMatchObject(columns);
  });

  it('that may have been opened before is found by its address', async () => {
    const world = enterWorld('seller-save-answer-lost');
    world.server.use(http.get(table, () => HttpResponse.error(), { once: true }));
    expect(await openStore(fresh)).toEqual(failure('unanswered'));
    world.server.use(
      http.post(table, () => databaseError(409, '23505', 'key "stores_slug_key"'), { once: true }),
    );
    const opened = await openStore({ ...fresh, mayExist: true });
    expect(opened.ok && opened.value).toMatchObject(columns);
  });

  it("is not another seller's store at the address", async () => {
    enterWorld('owner');
    const asked = { ...fresh, columns: { ...columns, slug: 'picks-club' }, mayExist: true };
    expect(await openStore(asked)).toEqual(failure('slugTaken'));
  });

  it('is not allowed without a seller account', async () => {
    const { server } = enterWorld('owner');
    server.use(
      http.post(table, () => databaseError(403, '42501', 'new row violates row-level security')),
    );
    expect(await openStore(fresh)).toEqual(failure('notAllowed'));
  });
});

describe('saveStore', () => {
  it('sends only what changed and returns the next version', async () => {
    const world = enterWorld('owner');
    const store = await cards();
    const bodies: unknown[] = [];
    world.server.use(
      http.patch(table, async ({ request }) => void bodies.push(await request.clone().json())),
    );
    const change: StoreChange = { tagline: 'Breaks every day', supportUrl: null };
    const saved = await saveStore({ store, change });
    expect(saved).toEqual({ ok: true, value: { ...store, ...change, version: 2 } });
    expect(bodies).toEqual([{ tagline: 'Breaks every day', support_url: null }]);
    expect(stored(world, store.id)).toMatchObject({ tagline: 'Breaks every day', version: 2 });
  });

  it.each<[StoreChange, string]>([
    [{ slug: 'picks-club' }, 'slugTaken'],
    [{ name: 'picks club' }, 'nameTaken'],
    [{ slug: 'admin' }, 'rejected'],
    [{ name: '' }, 'rejected'],
    [{ supportUrl: 'javascript:alert(1)' }, 'rejected'],
    [{ logoPath: 'biz_other/5a1e0000-0000-4000-8000-000000000001.png' }, 'rejected'],
    [{ serverId: guilds.picksClub.id }, 'notAdministrator'],
  ])('%j: %s, and nothing is saved', async (change, kind) => {
    const world = enterWorld('owner');
    const store = await cards();
    expect(await saveStore({ store, change })).toEqual(failure(kind));
    expect(stored(world, store.id)?.version).toBe(1);
  });

  it('is a conflict with what another tab saved, and changes nothing', async () => {
    const world = enterWorld('seller-save-conflict');
    const store = await cards();
    const theirs = { ...store, tagline: 'Saved in another tab', version: 2 };
    expect(await saveStore({ store, change: { name: 'Vault' } })).toEqual({
      ok: false,
      error: { kind: 'conflict', theirs },
    });
    expect(stored(world, store.id)).toMatchObject({ name: 'Card Collectors', version: 2 });
    expect(await saveStore({ store: theirs, change: { name: 'Vault' } })).toEqual({
      ok: true,
      value: { ...theirs, name: 'Vault', version: 3 },
    });
  });

  it('is not allowed once the store is deleted', async () => {
    enterWorld('owner');
    const store = await cards();
    await deleteStore({ storeId: store.id });
    expect(await saveStore({ store, change: { name: 'Vault' } })).toEqual(failure('notAllowed'));
  });

  it("does not change another seller's store", async () => {
    const world = enterWorld('owner');
    const store = { ...(await cards()), id: 'biz_00000003' };
    expect(await saveStore({ store, change: { name: 'Mine' } })).toMatchObject({ ok: false });
    expect(stored(world, store.id)?.name).toBe('Picks Club');
  });

  it('whose response is lost is looked up', async () => {
    enterWorld('seller-save-answer-lost');
    const store = await cards();
    expect(await saveStore({ store, change: { name: 'Vault' } })).toEqual({
      ok: true,
      value: { ...store, name: 'Vault', version: 2 },
    });
  });

  it('whose response is lost is a conflict if something else was saved', async () => {
    const { server } = enterWorld('owner');
    const store = await cards();
    await saveStore({ store, change: { name: 'Other tab' } });
    server.use(http.patch(table, () => HttpResponse.error()));
    expect(await saveStore({ store, change: { name: 'Vault' } })).toMatchObject({
      error: { kind: 'conflict', theirs: { name: 'Other tab', version: 2 } },
    });
  });

  it('is unreachable if the database still has the same version', async () => {
    enterWorld('seller-save-fails');
    const store = await cards();
    expect(await saveStore({ store, change: { name: 'Vault' } })).toEqual(failure('unreachable'));
  });

  it('is unanswered if the result cannot be looked up', async () => {
    const { server } = enterWorld('owner');
    const store = await cards();
    server.use(
      http.patch(table, () => HttpResponse.error()),
      http.get(table, () => HttpResponse.error()),
    );
    expect(await saveStore({ store, change: { name: 'Vault' } })).toEqual(failure('unanswered'));
  });

  it.each([
    [() => databaseError(401, 'PGRST301'), 'signInRequired'],
    [() => databaseError(403, '42501', 'permission denied for table stores'), 'notAllowed'],
    [() => databaseError(400, '22P05', 'unsupported Unicode escape sequence'), 'rejected'],
    [() => databaseError(503, 'PGRST001'), 'unreachable'],
    [() => new HttpResponse('<html>', { status: 502 }), 'unreachable'],
    [() => new HttpResponse('<html>', { status: 403 }), 'rejected'],
  ])('reports a response of the database, row %#', async (answer, kind) => {
    const { server } = enterWorld('owner');
    const store = await cards();
    server.use(http.patch(table, answer));
    expect(await saveStore({ store, change: { name: 'Vault' } })).toEqual(failure(kind));
  });
});

describe('deleteStore', () => {
  it('deletes the store, also if it was already deleted', async () => {
    const world = enterWorld('owner');
    const { id: storeId } = await cards();
    expect(await deleteStore({ storeId })).toEqual({ ok: true, value: null });
    expect(stored(world, storeId)).toBeUndefined();
    expect(await deleteStore({ storeId })).toEqual({ ok: true, value: null });
  });

  it('succeeds if only the response was lost', async () => {
    const world = enterWorld('seller-save-answer-lost');
    const { id: storeId } = await cards();
    expect(await deleteStore({ storeId })).toEqual({ ok: true, value: null });
    expect(stored(world, storeId)).toBeUndefined();
  });

  it.each<[WorldName, string]>([
    ['seller-save-fails', 'unreachable'],
    ['signed-out', 'signInRequired'],
    ['offline', 'unanswered'],
  ])('in the world %s: %s', async (world, kind) => {
    const entered = enterWorld(world);
    expect(await deleteStore({ storeId: 'biz_00000001' })).toEqual(failure(kind));
    expect(stored(entered, 'biz_00000001')).toMatchObject({ slug: 'card-collectors', version: 1 });
  });

  it("does not delete another seller's public store", async () => {
    const world = enterWorld('owner');
    await deleteStore({ storeId: 'biz_00000003' });
    expect(stored(world, 'biz_00000003')).toMatchObject({ slug: 'picks-club', version: 1 });
  });
});

describe('isSlugFree', () => {
  it.each([
    ['card-collectors', null, false],
    ['card-collectors', 'biz_00000001', true],
    ['card-collectors', 'biz_00000002', false],
    ['not-open-yet', null, false],
    ['sneaker-wire', null, true],
  ])('%s for the store %s: %s', async (slug, storeId, isFree) => {
    enterWorld('owner');
    expect(await isSlugFree({ slug, storeId })).toBe(isFree);
  });

  it.each<WorldName>(['offline', 'signed-out', 'seller-save-fails'])(
    'is unknown in the world %s',
    async (world) => {
      enterWorld(world);
      expect(await isSlugFree({ slug: 'sneaker-wire', storeId: null })).toBeNull();
    },
  );

  it('is unknown for a response that is not a boolean', async () => {
    const { server } = enterWorld('owner');
    server.use(http.post(`${MOCK_URL}/rest/v1/rpc/is_slug_free`, () => HttpResponse.json('true')));
    expect(await isSlugFree({ slug: 'sneaker-wire', storeId: null })).toBeNull();
  });
});
