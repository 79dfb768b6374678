import { describe, expect, it } from 'vitest';
import { people } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { enterWorld } from '../../../tests/setup/enter-world';
import { loadOwnStores } from './own-stores';
import { dropLogo, openStoreOnServer, saveStoreOnServer, uploadLogo } from './store-setup';

const userId = people.owner.id;
const storeId = 'biz_00000001';
const failure = (kind: string) => ({ ok: false, error: { kind } });
const logo = new File(['logo'], 'Logo.PNG', { type: 'image/png' });

describe('the Discord server of a store', () => {
  it('is added to the site before the store is saved', async () => {
    const { server } = enterWorld('owner');
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
    });
    const columns = { name: 'Wire', slug: 'wire', serverId: guilds.sneakerWire.id };
    const opened = await openStoreOnServer({ userId, columns, mayExist: false });
    expect(opened).toMatchObject({ ok: true, value: { serverId: guilds.sneakerWire.id } });
    expect(requests).toEqual(['POST /rest/v1/rpc/add_server', 'POST /rest/v1/stores']);
  });

  it('must be one that the seller administers', async () => {
    enterWorld('owner');
    const [, store] = await stores();
    if (!store) throw new Error('The owner has no store');
    const change = { serverId: guilds.picksClub.id };
    expect(await saveStoreOnServer({ store, change })).toEqual(failure('notAdministrator'));
    expect((await stores())[1]?.version).toBe(1);
  });

  it('can be removed', async () => {
    enterWorld('owner');
    const [, store] = await stores();
    if (!store) throw new Error('The owner has no store');
    const saved = await saveStoreOnServer({ store, change: { serverId: null } });
    expect(saved).toMatchObject({ ok: true, value: { serverId: null, version: 2 } });
  });
});

async function stores() {
  const read = await loadOwnStores({ userId });
  return read.ok ? read.value : [];
}

describe('a logo', () => {
  it('is stored in the folder of its store, is public, and can be deleted', async () => {
    const { store } = enterWorld('owner');
    const answer = await uploadLogo({ storeId, file: logo, crop: null });
    const path = answer.ok ? answer.value : '';
    expect(path).toMatch(/^biz_00000001\/[\da-f-]{36}\.png$/);
    const url = `https://mock.supabase.co/storage/v1/object/public/store-media/${path}`;
    expect(await (await fetch(url)).text()).toBe('logo');
    expect(store.team.pictureNames(null)).toEqual([`store-media/${path}`]);
    await dropLogo(path);
    expect((await fetch(url)).ok).toBe(false);
  });

  it.each([
    ['owner', 'biz_00000003', 'notAllowed'],
    ['signed-out', storeId, 'notAllowed'],
    ['avatar-refused', storeId, 'pictureRejected'],
    ['offline', storeId, 'unreachable'],
  ] as const)('in the world %s, for %s: %s', async (world, id, kind) => {
    enterWorld(world);
    expect(await uploadLogo({ storeId: id, file: logo, crop: null })).toEqual(failure(kind));
  });

  it('of 20 MB is not sent', async () => {
    enterWorld('owner');
    const file = new File([new Uint8Array(20_000_000)], 'logo.png', { type: 'image/png' });
    expect(await uploadLogo({ storeId, file, crop: null })).toEqual(failure('pictureRejected'));
  });
});
