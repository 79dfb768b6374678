import type { ChangeError } from './failure';
import type { MemberPermission, TeamMember } from './member';
import { rebasePermissions, samePermissions } from './permissions';

/** What a member may open, under edit. */
export interface PermissionDraft {
  /** As stored when it was touched, or last heard of. */
  base: readonly MemberPermission[];
  /** As seen. */
  draft: readonly MemberPermission[];
}

/** The drafts of those whose rights differ from what is stored, by the member's id. */
export type PermissionDrafts = Readonly<Record<string, PermissionDraft>>;

/** Why drafts were not saved, by the member's id. */
export type PermissionErrors = Readonly<Record<string, ChangeError['kind']>>;

/** Changes what a member may open; a change back to what is stored leaves no draft. */
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

/** Carries the drafts over to what is stored by now; whoever is gone takes theirs along. */
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

/** The drafts once one of them is stored as it was sent; what was changed since stays a draft. */
export function settleDraft(
  drafts: PermissionDrafts,
  memberId: string,
  sent: readonly MemberPermission[],
): PermissionDrafts {
  const edit = drafts[memberId];
  return edit ? keepChanged({ ...drafts, [memberId]: { ...edit, base: sent } }) : drafts;
}

/** The same without what is known of some members. */
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
