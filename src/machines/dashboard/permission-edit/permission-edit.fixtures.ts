import { type ChangeError, changeErrorKinds } from '#domain/team/failure';
import type { MemberPermission, TeamMember } from '#domain/team/member';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { permissionEditMachine } from './permission-edit.machine';
import type { PermissionsAnswer } from './permission-edit.setup';

export const deals = { id: '300000000000000001', name: 'Deals' };
export const cards = { id: '300000000000000002', name: 'Cards' };

export const points: readonly MemberPermission[] = [
  { serverId: deals.id, serverName: deals.name, allowedPanels: ['points'] },
];
export const pointsAndRoles: readonly MemberPermission[] = [
  { serverId: deals.id, serverName: deals.name, allowedPanels: ['roles', 'points'] },
];
export const nothing: readonly MemberPermission[] = [];

export const noor = memberWith('1', 'Noor', points);
export const priya = memberWith('2', 'Priya', nothing);
export const team = [noor, priya];

export const done: PermissionsAnswer = { ok: true, value: null };
export const failedWith = (kind: ChangeError['kind']): PermissionsAnswer => ({
  ok: false,
  error: { kind },
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const permissionEditFixtures = {
  input: undefined,
  events: {
    'members changed': [
      { type: 'members changed', members: team },
      { type: 'members changed', members: [priya] },
    ],
    'toggle server': [{ type: 'toggle server', memberId: priya.id, server: deals }],
    'toggle panel': [{ type: 'toggle panel', memberId: noor.id, server: deals, panel: 'roles' }],
    'set panels': [
      { type: 'set panels', memberId: priya.id, server: deals, panels: ['points', 'embeds'] },
    ],
    save: [{ type: 'save' }],
    discard: [{ type: 'discard' }],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {
    replace: { outcomes: [done, ...changeErrorKinds.map(failedWith)] },
  },
  delays: { savedNotice: 5_000 },
  serialize: ({ context: { members, drafts, waiting, sent, isAnyStored, errors } }) => ({
    members: members.map(({ id }) => id),
    drafts: Object.keys(drafts).toSorted(),
    waiting,
    sent: sent?.memberId,
    isAnyStored,
    failed: Object.keys(errors).toSorted(),
  }),
} satisfies WalkOptions<typeof permissionEditMachine>;

function memberWith(
  id: string,
  name: string,
  permissions: readonly MemberPermission[],
): TeamMember {
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
    permissions,
  };
}
