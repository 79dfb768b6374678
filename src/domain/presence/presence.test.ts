import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { presence } from './presence';

const keys = ['57aff000-0000-4000-8000-000000000001', '57aff000-0000-4000-8000-000000000002'];

const priya = {
  key: keys[0],
  name: 'Priya',
  role: 'Head of support',
  picture: 'https://cdn.discordapp.com/avatars/1/a.png',
  name_color: '#9b87f5',
};

const staffFrom = (staff: readonly unknown[]) =>
  v.parse(presence, { viewing: 1, is_seen: true, staff }).staff;

describe('the staff from the database', () => {
  it('is sorted by name', () => {
    const ada = { key: keys[1], name: 'ada', role: 'Admin', picture: null, name_color: null };
    expect(staffFrom([priya, ada])).toEqual([
      { id: keys[1], name: 'ada', role: 'Admin', nameColor: '#FFFFFF', avatar: null },
      {
        id: keys[0],
        name: 'Priya',
        role: 'Head of support',
        nameColor: '#9b87f5',
        avatar: priya.picture,
      },
    ]);
  });

  it('skips invalid rows', () => {
    expect(staffFrom([null, {}, { ...priya, name: null }])).toEqual([]);
  });

  it.each([
    ['an invalid color', { name_color: 'url(x)' }, { nameColor: '#FFFFFF' }],
    ['a picture with another scheme', { picture: 'javascript:alert(1)' }, { avatar: null }],
  ])('does not show %s', (_, fields, expected) => {
    expect(staffFrom([{ ...priya, ...fields }])).toMatchObject([expected]);
  });
});
