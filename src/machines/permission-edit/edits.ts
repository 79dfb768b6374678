import type { SnapshotFrom } from 'xstate';
import type { ChangeError } from '#domain/team/failure';
import type { MemberPermission } from '#domain/team/member';
import type { permissionEditMachine } from './permission-edit.machine';

type PermissionEdit = SnapshotFrom<typeof permissionEditMachine>;

const none: readonly MemberPermission[] = [];

/** What a member may open as it is shown: changed here, else as stored; nothing for who is not on the list. */
export function permissionsOf(
  { context: { drafts, members } }: PermissionEdit,
  memberId: string,
): readonly MemberPermission[] {
  return drafts[memberId]?.draft ?? members.find(({ id }) => id === memberId)?.permissions ?? none;
}

/** The ids of the members whose rights were changed and are not saved, in the order of the list. */
export function changedMemberIds({ context }: PermissionEdit): readonly string[] {
  return context.members.flatMap(({ id }) => (id in context.drafts ? [id] : []));
}

/** Why a member's rights were not saved; null where nothing was refused, or it was changed since. */
export function errorOf({ context }: PermissionEdit, memberId: string): ChangeError['kind'] | null {
  return context.errors[memberId] ?? null;
}
