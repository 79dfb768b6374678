import type { MemberPermission } from '#domain/team/member';
import { panelsIn, samePermissions } from '#domain/team/permissions';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type { permissionEditMachine, PermissionsAnswer } from './permission-edit.machine';

export const deals = { id: '300000000000000001', name: 'Deals' };
export const cards = { id: '300000000000000002', name: 'Cards' };

export const points: readonly MemberPermission[] = [
  { serverId: deals.id, serverName: deals.name, allowedPanels: ['points'] },
];
export const pointsAndRoles: readonly MemberPermission[] = [
  { serverId: deals.id, serverName: deals.name, allowedPanels: ['roles', 'points'] },
];
export const nothing: readonly MemberPermission[] = [];

export const done: PermissionsAnswer = { ok: true, value: null };
export const refusals = (['notAllowed', 'unreachable', 'failed'] as const).map(
  (kind): PermissionsAnswer => ({ ok: false, refusal: { kind } }),
);

/** What may happen to a member's rights: their walk goes by it, and their bench has a button for each. */
export const permissionEditFixtures = {
  input: { memberId: '1', permissions: points },
  events: {
    'toggle server': [{ type: 'toggle server', server: deals }],
    'toggle panel': [{ type: 'toggle panel', server: deals, panel: 'roles' }],
    save: [{ type: 'save' }],
    discard: [{ type: 'discard' }],
    dismiss: [{ type: 'dismiss' }],
    'permissions changed': [
      { type: 'permissions changed', permissions: pointsAndRoles },
      { type: 'permissions changed', permissions: points },
    ],
  },
  actors: { replace: { outcomes: [done, ...refusals] } },
  delays: { savedNotice: 5_000 },
  serialize: ({ value, context: { base, draft, sent } }) => ({
    hasChanges: !samePermissions(base, draft),
    sent: value === 'saving' && panelsIn(sent, deals.id),
  }),
} satisfies WalkOptions<typeof permissionEditMachine>;
