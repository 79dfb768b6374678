import type { TeamMember } from '#domain/team/member';
import { readerFixtures } from '../../charts/reader.fixtures';
import { teamRosterMachine } from './team-roster.machine';

const serverId = '300000000000000001';

const noor: TeamMember = {
  id: '1',
  name: 'Noor',
  nickname: null,
  discordId: null,
  customRole: 'editor',
  panelRole: 'support',
  profilePicture: null,
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [{ serverId, serverName: 'Deals', allowedPanels: ['points'] }],
};

export const teamRosterFixtures = {
  ...readerFixtures(teamRosterMachine, {
    values: [{ members: [noor], platformOwnerId: '300000000000000009' }],
    input: { serverId },
    patch: { type: 'expect', id: 'remove:1', change: { kind: 'remove', memberId: '1' } },
  }),
  delays: { quietDelay: 100 },
};
