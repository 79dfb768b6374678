import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { staffCardRows, staffCardsOf, staffKeyOf } from '#mocks/admin/site-staff';
import { errorIn, type Cases, type World } from '../world';

const keyOf = ({ as }: World, person: PersonName) => as(person).rpc('staff_key');

const allKeys = staffCardRows.map(({ key }) => key);

/** Returns the cards sorted by key, because the database returns them in no fixed order. */
async function cardsOf({ as }: World, person: PersonName | null, keys: readonly string[]) {
  const { data, status } = await as(person).rpc('staff_cards', { keys });
  const cards = data as { key: string }[];
  return { status, cards: cards.toSorted((a, b) => a.key.localeCompare(b.key)) };
}

export const siteStaffCases: Cases = {
  'a site admin and the platform owner get their keys': async (world) => {
    for (const person of ['admin', 'platformOwner'] as const) {
      const { data, status } = await keyOf(world, person);
      expect({ data, status }).toEqual({ status: 200, data: staffKeyOf(people[person]) });
    }
  },
  'the owner of a server gets no key': async (world) => {
    const { data, status } = await keyOf(world, 'owner');
    expect({ data, status }).toEqual({ status: 200, data: null });
  },
  'members of a team get no key': async (world) => {
    for (const person of ['editor', 'moderator', 'newcomer', 'unlinked'] as const) {
      expect((await keyOf(world, person)).data).toBeNull();
    }
  },
  'a signed-out visitor may not request a key': async ({ as }) => {
    const answer = await as(null).rpc('staff_key');
    expect(errorIn(answer)).toEqual({ status: 401, code: '42501' });
  },
  'every user reads the cards of keys': async (world) => {
    for (const person of [null, 'newcomer', 'admin'] as const) {
      expect(await cardsOf(world, person, allKeys)).toEqual({
        status: 200,
        cards: staffCardsOf(allKeys),
      });
    }
  },
  'a key that was not issued has no card': async (world) => {
    const keys = ['0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b'];
    expect(await cardsOf(world, null, keys)).toEqual({ status: 200, cards: [] });
  },
  'cards cannot be read with a session that has ended': async ({ expired }) => {
    const answer = await expired('owner').rpc('staff_cards', { keys: [] });
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
  'a key must be a UUID': async ({ as }) => {
    const answer = await as('owner').rpc('staff_cards', { keys: ['bot'] });
    expect(errorIn(answer)).toEqual({ status: 400, code: '22P02' });
  },
};
