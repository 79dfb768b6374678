import type { SnapshotFrom } from 'xstate';
import type { ChangeError } from '#domain/team/failure';
import type { MemberPermission } from '#domain/team/member';
import type { permissionEditMachine } from './permission-edit.machine';

type PermissionEdit = SnapshotFrom<typeof permissionEditMachine>;

const none: readonly MemberPermission[] = [];

/**
 * Returns the draft of a member's permissions. Without a draft, returns the stored permissions. An unknown member has
 * no permissions.
 */
export function permissionsOf(
  { context: { drafts, members } }: PermissionEdit,
  memberId: string,
): readonly MemberPermission[] {
  return drafts[memberId]?.draft ?? members.find(({ id }) => id === memberId)?.permissions ?? none;
}

/** Returns the ids of the members with unsaved changes, in the order of the list. */
export function changedMemberIds({ context }: PermissionEdit): readonly string[] {
  return context.members.flatMap(({ id }) => (id in context.drafts ? [id] : []));
}

/**
 * Returns why the permissions of a member were not saved. Returns null if there was no error, or if the member has been
 * edited since then.
 */
export function errorOf({ context }: PermissionEdit, memberId: string): ChangeError['kind'] | null {
  return context.errors[memberId] ?? null;
}
