import { Trash2 } from 'lucide-react';
import { type SubmitEvent, use, useRef, useEffect } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import { canRemove } from '#domain/permissions/removal';
import type { TeamMember } from '#domain/team/member';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { platformOwnerIn, storedMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { MemberFields } from '#screens/dashboard/team/MemberFields';
import { MemberFormError } from '#screens/dashboard/team/MemberFormError';
import { SiteRoleContext } from '#screens/session/site-role';
import { isFormBusy, isFormTouched } from '../../team/member-form';
import * as css from './Form.css';
import { useFallbackFocus } from './use-fallback-focus';

const { edit: messages } = teamDialogMessages;

/** The form of a member, with a Remove button. `member` is the stored member, without unsaved edits. */
export function MemberForm({ member }: { member: TeamMember }) {
  const edit = MemberEditContext.useActorRef();
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const isChanged = MemberEditContext.useSelector(isFormTouched);
  const { isGone } = useStoredMember();
  const isOwner = TeamRosterContext.useSelector(
    (state) => member.discordId !== null && member.discordId === platformOwnerIn(state),
  );
  const isIdle = !isBusy && (!isChanged || isGone);
  const foot = useRef<HTMLDivElement>(null);
  useFallbackFocus(foot, isIdle);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !isGone) edit.send({ type: 'save' });
  };
  return (
    <form noValidate aria-label={member.name} className={css.form} onSubmit={onSubmit}>
      {isGone && (
        <div className={css.gone}>
          <AlertPanel isLive tone="warning" level={3} title={messages.gone(member.name)} />
        </div>
      )}
      <div className={css.fields}>
        <MemberFields isOwner={isOwner} />
      </div>
      <div ref={foot} tabIndex={-1} className={css.foot}>
        <div className={css.said}>
          <MemberFormError />
          {isOwner && messages.ownerStays}
        </div>
        {!isOwner && !isGone && <RemoveButton member={member} />}
        <Button type="submit" isDisabled={isIdle} isPending={isBusy} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}

/**
 * The button that removes a member. It is shown even if the viewer may not remove the member; a press then explains
 * why. The platform owner cannot be removed (product.md §12.11).
 */
function RemoveButton({ member }: { member: TeamMember }) {
  const edit = MemberEditContext.useActorRef();
  const role = use(SiteRoleContext);
  const remove = () =>
    edit.send({
      type: 'remove',
      member,
      verdict: canRemove({
        remover: { roles: role === null ? [] : [role], isPlatformOwner: role === 'owner' },
        member: { roles: [member.panelRole], isPlatformOwner: false },
      }),
    });
  return (
    <Button tone="plain" icon={<Trash2 />} onPress={remove}>
      Remove
    </Button>
  );
}

/**
 * After a save, fills a member's form with the stored values. While the form has no unsaved input, changes by other
 * users are also applied to the form, and the form is closed if the member is removed.
 * @returns whether the member was removed, so that the form cannot be saved
 */
function useStoredMember(): { isGone: boolean } {
  const edit = MemberEditContext.useActorRef();
  const edited = MemberEditContext.useSelector(({ context }) => context.member);
  const follows = MemberEditContext.useSelector(
    (state) =>
      state.matches({ form: 'done' }) ||
      (state.matches({ form: 'editing' }) && !isFormTouched(state)),
  );
  const isDone = MemberEditContext.useSelector((state) => state.matches({ form: 'done' }));
  const stored = TeamRosterContext.useSelector(
    (state) => storedMembers(state).find(({ id }) => id === edited?.id) ?? null,
  );
  useEffect(() => {
    if (!follows || edited === null) return;
    if (stored === null) edit.send({ type: 'close' });
    else if (isDone || stored !== edited) edit.send({ type: 'edit', member: stored });
  }, [edit, edited, stored, follows, isDone]);
  return { isGone: edited !== null && stored === null };
}
