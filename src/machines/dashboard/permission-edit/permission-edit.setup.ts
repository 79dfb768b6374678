import { assign, emit, fromPromise, setup } from 'xstate';
import type { Panel } from '#domain/permissions/panels';
import type { Result } from '#domain/result';
import type { ChangeError } from '#domain/team/failure';
import type { MemberPermission, TeamMember } from '#domain/team/member';
import {
  omit,
  rebaseDrafts,
  settleDraft,
  withDraft,
  type PermissionDrafts,
  type PermissionErrors,
} from '#domain/team/permission-drafts';
import { togglePanel, toggleServer, type ServerRef, withPanels } from '#domain/team/permissions';
import type { RosterReport } from '#domain/team/roster';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type PermissionsAnswer = Result<null, ChangeError>;

/** A permission on a server that the viewer manages is revoked if the request does not contain it. */
export interface PermissionsRequest {
  memberId: string;
  permissions: readonly MemberPermission[];
}

export type PermissionEditEvent =
  /** The stored members have changed. The drafts are rebased onto the new list. */
  | { type: 'members changed'; members: readonly TeamMember[] }
  | { type: 'toggle server'; memberId: string; server: ServerRef }
  | { type: 'toggle panel'; memberId: string; server: ServerRef; panel: Panel }
  | { type: 'set panels'; memberId: string; server: ServerRef; panels: readonly Panel[] }
  | { type: 'save' }
  | { type: 'discard' }
  | { type: 'dismiss' };

export type PermissionNotice = 'permissionsSaved' | 'permissionsFailed' | 'permissionsNotAllowed';

export type PermissionEditEmitted = RosterReport | { type: 'notice'; notice: PermissionNotice };

export interface PermissionEditData {
  /** The members as stored. */
  members: readonly TeamMember[];
  /** Unsaved changes. They are preserved after an error. */
  drafts: PermissionDrafts;
  /** The ids of the members to save. */
  waiting: readonly string[];
  sent: PermissionsRequest | null;
  /** Whether the current save has already stored a change. */
  isAnyStored: boolean;
  errors: PermissionErrors;
}

type Toggle = { memberId: string; server: ServerRef };

export const permissionSetup = setup({
  types: {
    context: {} as PermissionEditData,
    events: {} as PermissionEditEvent,
    emitted: {} as PermissionEditEmitted,
  },
  actors: { replace: fromPromise<PermissionsAnswer, PermissionsRequest>(unprovided('replace')) },
  actions: {
    toggleServer: assign(({ context }, { memberId, server }: Toggle) =>
      changed(context, memberId, (permissions) => toggleServer(permissions, server)),
    ),
    togglePanel: assign(({ context }, { memberId, server, panel }: Toggle & { panel: Panel }) =>
      changed(context, memberId, (permissions) => togglePanel(permissions, server, panel)),
    ),
    setPanels: assign(
      ({ context }, { memberId, server, panels }: Toggle & { panels: readonly Panel[] }) =>
        changed(context, memberId, (permissions) => withPanels(permissions, server, panels)),
    ),
    discard: assign({ drafts: {}, errors: {} }),
    forgetErrors: assign({ errors: {} }),
    setMembers: assign(({ context }, members: readonly TeamMember[]) => {
      const drafts = rebaseDrafts(context.drafts, members);
      return { members, drafts, errors: omit(context.errors, (id) => !(id in drafts)) };
    }),
    queue: assign(({ context: { drafts } }) => ({
      waiting: Object.keys(drafts),
      isAnyStored: false,
      errors: {},
    })),
    send: assign(({ context }) => {
      const sent = requestOf(context);
      return { sent, waiting: context.waiting.filter((id) => id !== sent.memberId) };
    }),
    storeSaved: assign(({ context }) => {
      const { memberId, permissions } = sentOf(context);
      return {
        isAnyStored: true,
        drafts: settleDraft(context.drafts, memberId, permissions),
        members: context.members.map((member) =>
          member.id === memberId ? { ...member, permissions } : member,
        ),
      };
    }),
    setError: assign(({ context }, answer: PermissionsAnswer) => {
      const { memberId } = sentOf(context);
      // Ignore the error if there is no draft anymore: the member already has these permissions, or has left the team.
      if (answer.ok || !(memberId in context.drafts)) return {};
      return { errors: { ...context.errors, [memberId]: answer.error.kind } };
    }),
    emitExpected: emit(({ context }) => ({ type: 'expect', ...reportOf(context) })),
    emitConfirmed: emit(({ context }) => ({ type: 'confirm', ...reportOf(context) })),
    rollBack: emit(({ context }) => ({ type: 'roll back', id: reportOf(context).id })),
    notifySaved: emit({ type: 'notice', notice: 'permissionsSaved' }),
    notifyFailed: emit(({ context: { errors } }) => ({
      type: 'notice',
      notice: Object.values(errors).every((kind) => kind === 'notAllowed')
        ? 'permissionsNotAllowed'
        : 'permissionsFailed',
    })),
  },
  guards: {
    hasChanges: ({ context }) => Object.keys(context.drafts).length > 0,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isSomebodyWaiting: ({ context }) => nextOf(context) !== undefined,
    isAnyStored: ({ context }) => context.isAnyStored,
    isOk: (_, answer: PermissionsAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /** The time in ms after which the state `saved` ends. It equals the duration of the toast. */
    savedNotice: 5_000,
  },
});

/** @throws if there is no member to save, which is a defect in the chart. */
export function requestOf(context: PermissionEditData): PermissionsRequest {
  const memberId = nextOf(context);
  const edit = memberId === undefined ? undefined : context.drafts[memberId];
  if (memberId === undefined || !edit) throw new Error('No member is left to save');
  return { memberId, permissions: edit.draft };
}

/** @throws if no request was sent, which is a defect in the chart. */
export function sentOf({ sent }: PermissionEditData): PermissionsRequest {
  if (!sent) throw new Error('Nothing was sent');
  return sent;
}

function nextOf({ waiting, drafts }: PermissionEditData): string | undefined {
  return waiting.find((id) => id in drafts);
}

function changed(
  { members, drafts, errors }: PermissionEditData,
  memberId: string,
  change: (permissions: readonly MemberPermission[]) => readonly MemberPermission[],
): Partial<PermissionEditData> {
  const member = members.find(({ id }) => id === memberId);
  // Another user may have removed the member from the team.
  if (!member) return {};
  return {
    drafts: withDraft(drafts, member, change),
    errors: omit(errors, (id) => id === memberId),
  };
}

function reportOf(context: PermissionEditData) {
  const { memberId, permissions } = sentOf(context);
  return {
    id: `permissions:${memberId}`,
    change: { kind: 'permissions', memberId, permissions },
  } as const;
}
