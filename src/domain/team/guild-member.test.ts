import { describe, expect, it } from 'vitest';
import { type GuildMember, invited, membersMatching } from './guild-member';

const member = (facts: Partial<GuildMember>): GuildMember => ({
  id: '318264950173892608',
  username: 'priya.r',
  globalName: 'Priya Raman',
  nickname: 'Pri',
  picture: 'https://cdn.discordapp.com/embed/avatars/0.png',
  ...facts,
});

describe('an invited member', () => {
  it('has the name, the nickname and the id of Discord', () => {
    expect(invited(member({}))).toEqual({
      name: 'Priya Raman',
      nickname: 'Pri',
      discordId: '318264950173892608',
    });
  });

  it('has the username if there is no other name', () => {
    expect(invited(member({ globalName: null, nickname: null }))).toMatchObject({
      name: 'priya.r',
      nickname: '',
    });
  });
});

describe('the members who match', () => {
  const priya = member({});
  const noor = member({ id: '402715839204413440', username: 'noor', globalName: 'Zoë' });
  const both = [priya, noor];

  it('are those of the answer for what is typed, as Discord found them', () => {
    expect(membersMatching(both, { answered: 'x', typed: ' x ' })).toEqual(both);
  });

  it('are fewer while more is typed', () => {
    expect(membersMatching(both, { answered: 'p', typed: 'pri' })).toEqual([priya, noor]);
    expect(membersMatching(both, { answered: 'z', typed: 'zoe' })).toEqual([noor]);
  });

  it('are none after the text is cleared', () => {
    expect(membersMatching(both, { answered: 'p', typed: ' ' })).toEqual([]);
  });
});
