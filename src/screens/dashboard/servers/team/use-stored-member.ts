import { useEffect } from 'react';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { isFormTouched } from '../../team/member-form';

/**
 * After a save, fills a member's form with the stored values. While the form has no unsaved input, changes by other
 * users are also applied to the form, and the form is closed if the member is removed.
 * @returns whether the member was removed, so that the form cannot be saved
 */
export function useStoredMember(): { isGone: boolean } {
  const edit = MemberEditContext.useActorRef();
  const edited = MemberEditContext.useSelector(({ context }) => context.member);
  const follows = MemberEditContext.useSelector(
    (state) =>
      state.matches({ form: 'done' }) ||
      (state.matches({ form: 'editing' }) && !isFormTouched(state)),
  );
  const isDone = MemberEditContext.useSelector((state) => state.matches({ form: 'done' }));
  const stored = TeamRosterContext.useSelector(
    ({ context }) => context.members.find(({ id }) => id === edited?.id) ?? null,
  );
  useEffect(() => {
    if (!follows || edited === null) return;
    if (stored === null) edit.send({ type: 'close' });
    else if (isDone || stored !== edited) edit.send({ type: 'edit', member: stored });
  }, [edit, edited, stored, follows, isDone]);
  return { isGone: edited !== null && stored === null };
}
