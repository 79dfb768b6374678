import { expect } from 'vitest';
import type { PersonName } from '#mocks/session/people';
import type { Cases, World } from '../world';

const picture = new Blob([new Uint8Array(4)], { type: 'image/png' });
const bucket = ({ as }: World, person: PersonName | null) =>
  as(person).storage.from('team-avatars');

/** Uploads a picture under a random name. Returns the name, or the status of the error. */
async function add(world: World, person: PersonName | null, ending = 'png'): Promise<string> {
  const name = `${crypto.randomUUID()}.${ending}`;
  const { error } = await bucket(world, person).upload(name, picture, { cacheControl: '3600' });
  return error ? ((error as { statusCode?: string }).statusCode ?? 'unreachable') : name;
}

async function namesFor(world: World, person: PersonName): Promise<string[]> {
  const { data } = await bucket(world, person).list();
  return (data ?? []).map(({ name }) => name);
}

async function remove(world: World, person: PersonName, name: string): Promise<string[]> {
  const { data } = await bucket(world, person).remove([name]);
  return (data ?? []).map((row) => row.name);
}

export const pictureCases: Cases = {
  'a user lists the pictures they added, and site admins list all': async (world) => {
    const [mine, theirs] = [await add(world, 'owner'), await add(world, 'admin')];
    expect(await namesFor(world, 'owner')).toEqual([mine]);
    for (const person of ['admin', 'platformOwner'] as const) {
      expect(await namesFor(world, person)).toEqual([mine, theirs].toSorted());
    }
    for (const person of ['editor', 'moderator', 'newcomer', 'unlinked'] as const) {
      expect(await namesFor(world, person)).toEqual([]);
    }
  },
  'a user cannot remove the picture of another user': async (world) => {
    const mine = await add(world, 'owner');
    for (const person of ['admin', 'platformOwner', 'editor', 'newcomer'] as const) {
      expect(await remove(world, person, mine)).toEqual([]);
    }
    expect(await namesFor(world, 'owner')).toEqual([mine]);
  },
  'a user removes the pictures they added': async (world) => {
    const mine = await add(world, 'owner');
    expect(await remove(world, 'owner', mine)).toEqual([mine]);
    expect(await namesFor(world, 'owner')).toEqual([]);
  },
  'a user who manages no editors cannot add a picture': async (world) => {
    for (const person of ['editor', 'newcomer', 'unlinked'] as const) {
      expect(await add(world, person)).toBe('403');
    }
  },
  'a picture must have the file extension of an image': async (world) => {
    expect(await add(world, 'owner', 'svg')).toBe('403');
  },
  'a user can store at most 200 pictures': async (world) => {
    const all = await Promise.all(Array.from({ length: 205 }, () => add(world, 'owner')));
    expect(all.filter((name) => name === '500')).toHaveLength(5);
    const [one = ''] = all.filter((name) => name !== '500');
    expect(await remove(world, 'owner', one)).toEqual([one]);
    expect(await add(world, 'owner')).toMatch(/\.png$/);
    expect(await add(world, 'admin')).toMatch(/\.png$/);
  },
};
