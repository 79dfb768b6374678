import { describe, expect, it } from 'vitest';
import {
  checkMemberForm,
  emptyMemberForm,
  formOf,
  isSavable,
  memberChanges,
  memberWith,
  type MemberForm,
  type TeamMember,
} from './member';

const typed: MemberForm = { ...emptyMemberForm, name: 'Priya' };

const priya: TeamMember = {
  id: '1',
  name: 'Priya',
  nickname: null,
  discordId: '218345611802574848',
  customRole: 'editor',
  panelRole: 'support',
  profilePicture: null,
  nameColor: '#9b87f5',
  allowedPanels: [],
  permissions: [{ serverId: '7', serverName: 'Deals', allowedPanels: ['points'] }],
};

it('starts as a support editor with the advanced panel', () => {
  expect(emptyMemberForm).toEqual({
    name: '',
    nickname: '',
    discordId: '',
    role: 'editor',
    panelRole: 'support',
    nameColor: '#FFFFFF',
    allowedPanels: ['advanced'],
  });
});

describe('checkMemberForm', () => {
  it.each<[string, Partial<MemberForm>, object]>([
    ['only a name', {}, {}],
    ['no name', { name: '' }, { name: { kind: 'required' } }],
    ['a blank name', { name: '  ' }, { name: { kind: 'required' } }],
    ['the longest name', { name: '🌸'.repeat(100) }, {}],
    [
      'a name over the limit',
      { name: 'x'.repeat(101) },
      { name: { kind: 'tooLong', limit: 100, count: 101 } },
    ],
    ['the longest nickname', { nickname: 'x'.repeat(32) }, {}],
    [
      'a nickname over the limit',
      { nickname: 'x'.repeat(33) },
      { nickname: { kind: 'tooLong', limit: 32, count: 33 } },
    ],
    [
      'a role over the limit',
      { role: 'x'.repeat(51) },
      { role: { kind: 'tooLong', limit: 50, count: 51 } },
    ],
    ['a Discord id', { discordId: ' 218345611802574848 ' }, {}],
    ['a mention', { discordId: '<@218345611802574848>' }, {}],
    ['16 digits', { discordId: '2183456118025748' }, { discordId: { kind: 'notASnowflake' } }],
    ['a username', { discordId: 'priya' }, { discordId: { kind: 'notASnowflake' } }],
    ['a color', { nameColor: '#aBc123' }, {}],
    ['an incomplete color', { nameColor: '#abc' }, { nameColor: { kind: 'notAColor' } }],
    ['no color', { nameColor: '' }, { nameColor: { kind: 'notAColor' } }],
    ['every assignable panel', { allowedPanels: ['advanced', 'api', 'editors'] }, {}],
    ['the panel misc', { allowedPanels: ['misc'] }, { allowedPanels: { kind: 'notAssignable' } }],
    [
      'an unknown role',
      { panelRole: 'owner' as 'admin' },
      { panelRole: { kind: 'notAssignable' } },
    ],
  ])('%s', (_, change, problems) => {
    const form = { ...typed, ...change };
    expect(checkMemberForm(form)).toEqual(problems);
    expect(isSavable(form)).toBe(Object.keys(problems).length === 0);
  });

  it('returns every invalid field', () => {
    expect(Object.keys(checkMemberForm({ ...typed, name: '', discordId: 'x' }))).toEqual([
      'name',
      'discordId',
    ]);
  });
});

describe('a form', () => {
  it('survives a round trip', () => {
    expect(memberWith(priya, formOf(priya))).toEqual(priya);
    expect(memberChanges(priya, formOf(priya))).toEqual([]);
  });

  it('is trimmed, with blank texts as null and mentions as ids', () => {
    const form = {
      ...typed,
      name: ' Priya ',
      nickname: ' Pri ',
      discordId: '<@218345611802574848>',
      role: ' ',
      nameColor: '#ffffff',
    };
    expect(memberWith({}, form)).toEqual({
      name: 'Priya',
      nickname: 'Pri',
      discordId: '218345611802574848',
      customRole: null,
      panelRole: 'support',
      nameColor: '#FFFFFF',
    });
  });

  it.each<[Partial<MemberForm>, string[]]>([
    [{ name: 'Priya ' }, []],
    [{ discordId: '<@218345611802574848>' }, []],
    [{ name: 'Priya R.', nickname: 'Pri' }, ['name', 'nickname']],
    [{ discordId: '', role: '' }, ['discordId', 'role']],
    [{ panelRole: 'admin', nameColor: '#FFFFFF' }, ['panelRole', 'nameColor']],
    [{ allowedPanels: ['api'] }, []],
  ])('%j changes %j', (change, fields) => {
    expect(memberChanges(priya, { ...formOf(priya), ...change })).toEqual(fields);
  });
});
