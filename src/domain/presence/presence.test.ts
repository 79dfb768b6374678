import { describe, expect, it } from 'vitest';
import { staffIn } from './presence';

const priya = {
  name: 'Priya',
  role: 'Head of support',
  nameColor: '#9b87f5',
  avatar: 'https://cdn.discordapp.com/avatars/1/a.png',
};

describe('the staff of a channel', () => {
  it('is shown as each member shows themselves, by name', () => {
    const theo = { name: 'ada', role: 'admin', nameColor: '#FFFFFF', avatar: null };
    expect(staffIn({ 'user-2': [priya], 'user-1': [theo] })).toEqual([
      { id: 'user-1', name: 'ada', role: 'admin', nameColour: '#FFFFFF', avatar: null },
      {
        id: 'user-2',
        name: 'Priya',
        role: 'Head of support',
        nameColour: '#9b87f5',
        avatar: 'https://cdn.discordapp.com/avatars/1/a.png',
      },
    ]);
  });

  it('counts a member once, as their latest window says', () => {
    const staff = staffIn({ 'user-1': [priya, { ...priya, role: 'On call' }] });
    expect(staff.map(({ role }) => role)).toEqual(['On call']);
  });

  it('leaves out the bot, and who says nothing that could be shown', () => {
    expect(staffIn({ bot: [{ kind: 'bot', server_count: 12 }] })).toEqual([]);
    expect(staffIn({ a: [], b: [{}], c: [null], d: [{ ...priya, name: '   ' }] })).toEqual([]);
  });

  it.each([
    ['a colour that is none', { nameColor: 'url(x)' }, { nameColour: '#FFFFFF' }],
    ['a picture of another scheme', { avatar: 'javascript:alert(1)' }, { avatar: null }],
    ['no role', { role: 7 }, { role: 'Staff' }],
    ['a name without end', { name: 'x'.repeat(5_000) }, { name: 'x'.repeat(100) }],
  ])('does not believe %s', (_, said, shown) => {
    const known = { id: 'a', name: 'Priya', role: priya.role, nameColour: '#9b87f5' };
    expect(staffIn({ a: [{ ...priya, ...said }] })).toEqual([
      { ...known, avatar: priya.avatar, ...shown },
    ]);
  });
});
