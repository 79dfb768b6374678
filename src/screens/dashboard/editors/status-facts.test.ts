import { describe, expect, it } from 'vitest';
import type { TeamMember } from '#domain/team/member';
import { statusFacts } from './status-facts';

const server = { id: '1', name: 'Deals' };
const editor = (facts: Partial<TeamMember>, ...panels: ('points' | 'roles')[]): TeamMember => ({
  id: 'a',
  name: 'Priya',
  nickname: null,
  discordId: '318264950173892608',
  customRole: null,
  panelRole: 'support',
  profilePicture: null,
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [{ serverId: '1', serverName: 'Deals', allowedPanels: panels }],
  ...facts,
});
const changedBy =
  'The owner and admins of Deals manage editors; editors can give others access only to panels they can open';

describe('statusFacts', () => {
  it('of nobody', () => {
    expect(statusFacts([], server)).toEqual(['No one helps run Deals yet', changedBy]);
  });

  it('counts editors, access to the most common panel, and editors who cannot sign in', () => {
    const members = [
      editor({}, 'points'),
      editor({ panelRole: 'admin' }),
      editor({ discordId: null, allowedPanels: ['points'] }, 'roles'),
    ];
    expect(statusFacts(members, server)).toEqual([
      '3 editors in Deals',
      'Points is open to 3 editors',
      "1 editor can't sign in until you add a Discord ID",
      changedBy,
    ]);
  });

  it('ignores panels granted in other servers', () => {
    const elsewhere = editor({
      permissions: [{ serverId: '2', serverName: 'Cards', allowedPanels: ['points'] }],
    });
    expect(statusFacts([elsewhere], server)).toEqual(['1 editor in Deals', changedBy]);
  });
});
