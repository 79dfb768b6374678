import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import type { Cases, World } from '../world';

const cardsId = 'biz_00000001';
const picture = new Blob([new Uint8Array(4)], { type: 'image/png' });

const bucket = ({ as }: World, person: PersonName | null, name = 'store-media') =>
  as(person).storage.from(name);

/** Uploads a picture. Returns its name, or the status of the error. */
async function add(
  world: World,
  person: PersonName | null,
  name = `${cardsId}/${crypto.randomUUID()}.png`,
  to?: string,
): Promise<string> {
  const { error } = await bucket(world, person, to).upload(name, picture, { cacheControl: '3600' });
  return error ? ((error as { statusCode?: string }).statusCode ?? 'unreachable') : name;
}

async function remove(world: World, person: PersonName, name: string): Promise<string[]> {
  const { data } = await bucket(world, person).remove([name]);
  return (data ?? []).map((row) => row.name);
}

export const storePictureCases: Cases = {
  'a seller adds pictures to their own store, in both buckets': async (world) => {
    for (const to of ['store-media', 'store-cards']) {
      expect(await add(world, 'owner', undefined, to)).toMatch(/^biz_00000001\/.*\.png$/);
    }
  },
  'nobody adds a picture to the store of another seller': async (world) => {
    for (const person of ['admin', 'platformOwner', 'newcomer', null] as const) {
      expect(await add(world, person)).toBe('403');
    }
  },
  'a picture has the name of an image in the folder of its store': async (world) => {
    const uuid = crypto.randomUUID();
    for (const name of [
      `${uuid}.png`,
      `${cardsId}/${uuid}.svg`,
      `${cardsId}/logo.png`,
      `${cardsId}/deep/${uuid}.png`,
      `biz_nowhere/${uuid}.png`,
    ]) {
      expect([name, await add(world, 'owner', name)]).toEqual([name, '403']);
    }
  },
  'a seller removes the pictures of their own store, and nobody else does': async (world) => {
    const name = await add(world, 'owner');
    for (const person of ['admin', 'newcomer'] as const) {
      expect(await remove(world, person, name)).toEqual([]);
    }
    expect(await remove(world, 'owner', name)).toEqual([name]);
    expect(await remove(world, 'owner', name)).toEqual([]);
  },
  'a store keeps at most 100 pictures in a bucket': async (world) => {
    const all = await Promise.all(Array.from({ length: 103 }, () => add(world, 'owner')));
    expect(all.filter((name) => name === '500')).toHaveLength(3);
    expect(await add(world, 'owner', `biz_00000002/${crypto.randomUUID()}.png`)).toMatch(/png$/);
    expect(await add(world, 'owner', undefined, 'store-cards')).toMatch(/png$/);
  },
};
