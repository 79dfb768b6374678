import { describe, expect, it } from 'vitest';
import type { TeamMember } from './member';
import { findMembers } from './find-members';

const nobody: TeamMember = {
  id: '1',
  name: 'Priya Raman',
  nickname: 'Pri',
  discordId: '318264950173892608',
  customRole: 'Head of support',
  panelRole: 'moderator',
  profilePicture: null,
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [],
};
const bob: TeamMember = {
  ...nobody,
  id: '2',
  name: 'Old Bob',
  nickname: null,
  discordId: null,
  customRole: null,
  panelRole: 'support',
};

describe('findMembers', () => {
  it.each<[string, string[]]>([
    ['', ['1', '2']],
    ['  ', ['1', '2']],
    ['raman', ['1']],
    ['pri', ['1']],
    ['SUPPORT', ['1', '2']],
    ['head of', ['1']],
    ['moderator priya', ['1']],
    ['3182649', ['1']],
    ['bob moderator', []],
    ['null', []],
  ])('%s', (query, ids) => {
    expect(findMembers([nobody, bob], query).map(({ id }) => id)).toEqual(ids);
  });
});
