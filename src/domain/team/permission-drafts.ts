import type { ChangeError } from './failure';
import type { MemberPermission, TeamMember } from './member';
import { rebasePermissions, samePermissions } from './permissions';

export interface PermissionDraft {
  /** The stored permissions that the draft is based on. */
  base: readonly MemberPermission[];
  draft: readonly MemberPermission[];
}

/** Unsaved drafts by member id. A draft that equals its base is removed. */
export type PermissionDrafts = Readonly<Record<string, PermissionDraft>>;

export type PermissionErrors = Readonly<Record<string, ChangeError['kind']>>;

/** Changes the draft of a member's permissions. If the result equals the stored permissions, the draft is removed. */
export function withDraft(
  drafts: PermissionDrafts,
  member: Pick<TeamMember, 'id' | 'permissions'>,
  change: (permissions: readonly MemberPermission[]) => readonly MemberPermission[],
): PermissionDrafts {
  const { base, draft } = drafts[member.id] ?? {
    base: member.permissions,
    draft: member.permissions,
  };
  return keepChanged({ ...drafts, [member.id]: { base, draft: change(draft) } });
}

/** Rebases the drafts onto the stored permissions. Drops the drafts of members who no longer exist. */
export function rebaseDrafts(
  drafts: PermissionDrafts,
  members: readonly Pick<TeamMember, 'id' | 'permissions'>[],
): PermissionDrafts {
  const rebased = members.flatMap(({ id, permissions: theirs }): [string, PermissionDraft][] => {
    const edit = drafts[id];
    return edit ? [[id, { base: theirs, draft: rebasePermissions({ ...edit, theirs }) }]] : [];
  });
  return keepChanged(Object.fromEntries(rebased));
}

/** Updates the drafts after `sent` was saved. Changes that the user made later remain as a draft. */
export function settleDraft(
  drafts: PermissionDrafts,
  memberId: string,
  sent: readonly MemberPermission[],
): PermissionDrafts {
  const edit = drafts[memberId];
  return edit ? keepChanged({ ...drafts, [memberId]: { ...edit, base: sent } }) : drafts;
}

/** Returns a copy of the record without the entries of the members for whom `isOmitted` returns true. */
export function omit<Known>(
  records: Readonly<Record<string, Known>>,
  isOmitted: (memberId: string) => boolean,
): Readonly<Record<string, Known>> {
  return Object.fromEntries(Object.entries(records).filter(([id]) => !isOmitted(id)));
}

function keepChanged(drafts: PermissionDrafts): PermissionDrafts {
  return Object.fromEntries(
    Object.entries(drafts).filter(([, { base, draft }]) => !samePermissions(base, draft)),
  );
}
