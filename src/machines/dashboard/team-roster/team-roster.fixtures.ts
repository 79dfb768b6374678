import type { TeamError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import type { RosterChange } from '#domain/team/roster';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { teamRosterMachine } from './team-roster.machine';
import type { TeamAnswer } from './team-roster.setup';

export const serverId = '300000000000000001';

export function member(id: string, name: string): TeamMember {
  return {
    id,
    name,
    nickname: null,
    discordId: null,
    customRole: 'editor',
    panelRole: 'support',
    profilePicture: null,
    nameColor: '#FFFFFF',
    allowedPanels: [],
    permissions: [{ serverId, serverName: 'Deals', allowedPanels: ['points'] }],
  };
}

export const noor = member('1', 'Noor');
export const priya = member('2', 'Priya');
export const removal: RosterChange = { kind: 'remove', memberId: '1' };

export const asked: TeamMember = {
  ...member('3', 'Olga'),
  permissions: [{ serverId, serverName: 'Deals', allowedPanels: ['points'], awaitsOwner: true }],
};

export const team = listed([noor, priya]);
export const teamErrors = {
  forbidden: { kind: 'forbidden' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<TeamError>;
export const forbidden = { ok: false, error: teamErrors.forbidden } as const;
export const unreachable = { ok: false, error: teamErrors.unreachable } as const;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const teamRosterFixtures = {
  input: { serverId },
  events: {
    retry: [{ type: 'retry' }],
    expect: [{ type: 'expect', id: 'remove:1', change: removal }],
    confirm: [{ type: 'confirm', id: 'remove:1', change: removal }],
    'roll back': [{ type: 'roll back', id: 'remove:1' }],
    'editors kept': [{ type: 'editors kept', memberIds: [noor.id] }],
    'channel joined': [{ type: 'channel joined' }],
    'channel lost': [{ type: 'channel lost' }],
    'team changed': [{ type: 'team changed' }],
  },
  actors: {
    // A confirmed change starts a new request, because the response to the pending request may not contain the change.
    load: { outcomes: [team, ...failures<TeamError>(teamErrors)], restarts: true },
    watchTeam: { sends: ['channel joined', 'channel lost', 'team changed'] },
  },
  delays: { rowsTogether: 100 },
  serialize: ({ context: { members, expected } }) => ({
    members: members.map(({ id }) => id),
    expected: expected.map(({ id }) => id),
  }),
} satisfies WalkOptions<typeof teamRosterMachine>;

export function listed(members: readonly TeamMember[]): TeamAnswer {
  return { ok: true, value: { members, platformOwnerId: '300000000000000009' } };
}
