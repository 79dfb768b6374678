import { describe, expect, it } from 'vitest';
import type { GuildResources } from './guild-resources';
import { findMentionables, mentionables } from './mentionable';

const guild: GuildResources = {
  roles: [
    { id: '1', name: '@everyone', color: 0, position: 0 },
    { id: '2', name: 'Member', color: 0, position: 1 },
    { id: '4', name: 'Head Moderator', color: 0xff, position: 3 },
    { id: '3', name: 'Moderator', color: 0x34_98_db, position: 2 },
  ],
  channels: [
    { id: '10', name: 'Late', type: 'category', parentId: null, position: 5 },
    { id: '11', name: 'Early', type: 'category', parentId: null, position: 2 },
    { id: '12', name: 'rules', type: 'text', parentId: '10', position: 0 },
    { id: '13', name: 'general', type: 'text', parentId: '11', position: 4 },
    { id: '14', name: 'news', type: 'announcement', parentId: '11', position: 3 },
    { id: '15', name: 'free', type: 'voice', parentId: null, position: 9 },
  ],
};

const roles = mentionables('role', guild);
const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('mentionables', () => {
  it('are the roles from the highest, without @everyone', () => {
    expect(roles.map(({ name, color }) => [name, color])).toEqual([
      ['Head Moderator', '#0000ff'],
      ['Moderator', '#3498db'],
      ['Member', null],
    ]);
  });

  it('are the channels by category', () => {
    expect(mentionables('channel', guild).map(({ name, category }) => [name, category])).toEqual([
      ['free', null],
      ['news', 'Early'],
      ['general', 'Early'],
      ['rules', 'Late'],
    ]);
  });
});

describe('findMentionables', () => {
  it('finds names in any case, those that begin with the text first', () => {
    expect(namesOf(findMentionables(roles, ' mod'))).toEqual(['Moderator', 'Head Moderator']);
    expect(namesOf(findMentionables(roles, '@MEMBER'))).toEqual(['Member']);
    expect(findMentionables(roles, 'none')).toEqual([]);
  });

  it.each([
    ['cafe', 'Café'],
    ['CAFÉ', 'Café'],
    ['staff', 'ｓｔａｆｆ'],
    ['moder', '𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫'],
    ['strasse', 'Straße'],
  ])('finds by %j the role %j', (text, name) => {
    const [member] = roles;
    const all = member ? [{ ...member, name }] : [];
    expect(namesOf(findMentionables(all, text))).toEqual([name]);
  });

  it('finds all without a text', () => {
    expect(findMentionables(roles, '  ')).toEqual(roles);
  });
});
