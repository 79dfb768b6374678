import { useEffect } from 'react';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';
import { TeamRosterContext } from '#machines/team-roster/team-roster.context';
import { isFormTouched } from '../../_shell/team/member-form';

/**
 * Keeps the form of a member up with what is stored of them: once it is saved, and whenever somebody else changes them
 * while nothing is typed here. Who is gone takes an untouched form along.
 *
 * @returns whether the member is gone, and with them the place where what was typed could be saved
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
