import { assign, emit, fromPromise, not, setup, type DoneActorEvent } from 'xstate';
import type { Panel } from '#domain/permissions/panels';
import type { Result } from '#domain/result';
import type { ChangeRefusal } from '#domain/team/failure';
import type { MemberPermission } from '#domain/team/member';
import {
  rebasePermissions,
  samePermissions,
  togglePanel,
  toggleServer,
  type ServerRef,
} from '#domain/team/permissions';
import type { RosterReport } from '#domain/team/roster';
import { unprovided } from '../unprovided';

export type PermissionsAnswer = Result<null, ChangeRefusal>;

/** A member's rights as a whole: what is not in the list is taken away, as far as the viewer manages the server. */
export interface PermissionsRequest {
  memberId: string;
  permissions: readonly MemberPermission[];
}

export type PermissionEditEvent =
  | { type: 'toggle server'; server: ServerRef }
  | { type: 'toggle panel'; server: ServerRef; panel: Panel }
  | { type: 'save' }
  /** Gives up every change. */
  | { type: 'discard' }
  | { type: 'dismiss' }
  /** The list has others now. */
  | { type: 'permissions changed'; permissions: readonly MemberPermission[] };

/** How a save ended, for a toast. */
export type PermissionNotice = 'permissionsSaved' | 'permissionsFailed' | 'permissionsNotAllowed';

export type PermissionEditEmitted = RosterReport | { type: 'notice'; notice: PermissionNotice };

export interface PermissionEditContext {
  memberId: string;
  /** As stored. */
  base: readonly MemberPermission[];
  /** As seen: stays what it is through a refusal, to be saved again. */
  draft: readonly MemberPermission[];
  /** What was last asked to be saved. */
  sent: readonly MemberPermission[];
}

const answered = ({ event }: { event: DoneActorEvent<PermissionsAnswer> }) => event.output;

const refusedAs = <Kind extends ChangeRefusal['kind']>(kind: Kind) =>
  ({
    type: 'wasRefusedAs',
    params: ({ event }: { event: DoneActorEvent<PermissionsAnswer> }) => ({
      answer: event.output,
      kind,
    }),
  }) as const;

const take = {
  type: 'take',
  params: ({ event }: { event: { permissions: readonly MemberPermission[] } }) => event.permissions,
} as const;

/**
 * What one member may open, server by server, under edit (spec §4 «Permission edit flow»). It is shown in the list
 * while it is being saved, and taken back there when it is refused; here it stays, to be tried again or discarded.
 */
export const permissionEditMachine = setup({
  types: {
    input: {} as PermissionsRequest,
    context: {} as PermissionEditContext,
    events: {} as PermissionEditEvent,
    emitted: {} as PermissionEditEmitted,
  },
  actors: { replace: fromPromise<PermissionsAnswer, PermissionsRequest>(unprovided('replace')) },
  actions: {
    toggleServer: assign(({ context }, server: ServerRef) => ({
      draft: toggleServer(context.draft, server),
    })),
    togglePanel: assign(({ context }, { server, panel }: { server: ServerRef; panel: Panel }) => ({
      draft: togglePanel(context.draft, server, panel),
    })),
    discard: assign(({ context }) => ({ draft: context.base })),
    take: assign(({ context: { base, draft } }, theirs: readonly MemberPermission[]) => ({
      base: theirs,
      draft: rebasePermissions({ base, draft, theirs }),
    })),
    rememberSent: assign(({ context }) => ({ sent: context.draft })),
    settle: assign(({ context }) => ({ base: context.sent })),
    tellExpected: emit(({ context }) => ({ type: 'expect', ...reportOf(context) })),
    tellDone: emit(({ context }) => ({ type: 'confirm', ...reportOf(context) })),
    tellRefused: emit(({ context }) => ({ type: 'roll back', id: reportOf(context).id })),
    notify: emit((_, notice: PermissionNotice) => ({ type: 'notice', notice })),
  },
  guards: {
    hasChanges: ({ context: { base, draft } }) => !samePermissions(base, draft),
    /** The list shows already what is being saved. */
    isWhatWasSent: ({ context }, theirs: readonly MemberPermission[]) =>
      samePermissions(context.sent, theirs),
    wasSaved: (_, answer: PermissionsAnswer) => answer.ok,
    wasRefusedAs: (
      _,
      { answer, kind }: { answer: PermissionsAnswer; kind: ChangeRefusal['kind'] },
    ) => !answer.ok && answer.refusal.kind === kind,
  },
  delays: {
    /** «Saved» stays said as long as its toast does. */
    savedNotice: 5_000,
  },
}).createMachine({
  id: 'permissionEdit',
  context: ({ input: { memberId, permissions } }) => ({
    memberId,
    base: permissions,
    draft: permissions,
    sent: permissions,
  }),
  initial: 'untouched',
  on: {
    'toggle server': { actions: { type: 'toggleServer', params: ({ event }) => event.server } },
    'toggle panel': { actions: { type: 'togglePanel', params: ({ event }) => event } },
    'permissions changed': { actions: take },
  },
  states: {
    untouched: { always: { guard: 'hasChanges', target: 'pending' } },
    pending: {
      id: 'pending',
      always: { guard: not('hasChanges'), target: 'untouched' },
      on: { save: 'saving', discard: { actions: 'discard' } },
    },
    saving: {
      entry: ['rememberSent', 'tellExpected'],
      on: {
        'permissions changed': [
          {
            guard: {
              type: 'isWhatWasSent',
              params: ({ event }) => event.permissions,
            },
          },
          { actions: take },
        ],
      },
      invoke: {
        id: 'replace',
        src: 'replace',
        input: ({ context: { memberId, draft } }) => ({ memberId, permissions: draft }),
        onDone: [
          {
            guard: { type: 'wasSaved', params: answered },
            target: 'saved',
            actions: ['settle', 'tellDone', { type: 'notify', params: 'permissionsSaved' }],
          },
          { guard: refusedAs('notAllowed'), target: 'refused.notAllowed', actions: 'tellRefused' },
          {
            guard: refusedAs('unreachable'),
            target: 'refused.unreachable',
            actions: 'tellRefused',
          },
          { target: 'refused.failed', actions: 'tellRefused' },
        ],
      },
    },
    saved: {
      always: { guard: 'hasChanges', target: 'pending' },
      after: { savedNotice: 'untouched' },
      on: { dismiss: 'untouched' },
    },
    refused: {
      initial: 'failed',
      always: { guard: not('hasChanges'), target: 'untouched' },
      on: {
        'toggle server': {
          target: 'pending',
          actions: { type: 'toggleServer', params: ({ event }) => event.server },
        },
        'toggle panel': {
          target: 'pending',
          actions: { type: 'togglePanel', params: ({ event }) => event },
        },
        save: 'saving',
        discard: { actions: 'discard' },
        dismiss: 'pending',
      },
      states: {
        notAllowed: { entry: { type: 'notify', params: 'permissionsNotAllowed' } },
        failed: { entry: { type: 'notify', params: 'permissionsFailed' } },
        unreachable: { entry: { type: 'notify', params: 'permissionsFailed' } },
      },
    },
  },
});

function reportOf({ memberId, sent }: PermissionEditContext) {
  return {
    id: `permissions:${memberId}`,
    change: { kind: 'permissions', memberId, permissions: sent },
  } as const;
}
