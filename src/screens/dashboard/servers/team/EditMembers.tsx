import { UserPen, Trash2 } from 'lucide-react';
import { useRef, useState, type SubmitEvent, use, useEffect } from 'react';
import { isolated } from '#domain/names';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { TeamMember } from '#domain/team/member';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { panelRoleNames } from '#screens/dashboard/team/MemberIdentity';
import { RemovalDialog } from '#screens/dashboard/team/RemovalDialog';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { canRemove } from '#domain/permissions/removal';
import { platformOwnerIn, storedMembers } from '#machines/dashboard/team-roster/shown';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';
import { MemberFields, MemberFormError } from '#screens/dashboard/team/MemberFields';
import { SiteRoleContext } from '#screens/session/site-role';
import { isFormBusy, isFormTouched } from '../../team/member-form';
import { unsavedForm, useUnsaved } from './unsaved';
import { MemberList } from './MemberList';
import { Split, useFallbackFocus } from './Split';
import * as css from './TeamDialog.css';

const { edit: messages, switching } = teamDialogMessages;

/** If selecting another member would discard input, asks the user first. */
export function EditMembers() {
  const edit = MemberEditContext.useActorRef();
  const [part] = useState(() => unsavedForm(edit));
  const edited = MemberEditContext.useSelector((state) =>
    state.matches({ form: 'closed' }) ? null : state.context.member,
  );
  const isBusy = MemberEditContext.useSelector(isFormBusy);
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<TeamMember | 'nobody' | null>(null);
  useUnsaved(part);
  const go = (to: TeamMember | 'nobody') => {
    setWanted(null);
    edit.send(to === 'nobody' ? { type: 'close' } : { type: 'edit', member: to });
  };
  const ask = (to: TeamMember | 'nobody') => {
    if (isFormTouched(edit.getSnapshot())) setWanted(to);
    else go(to);
  };
  return (
    <>
      <Split
        listRef={list}
        chosen={edited?.id ?? null}
        onBack={() => ask('nobody')}
        nothing={{
          icon: <UserPen />,
          title: messages.chooseFirst,
          description: messages.chooseFirstHelp,
        }}
        list={
          <MemberList
            value={edited?.id ?? null}
            onChange={ask}
            isDisabled={isBusy}
            describe={rolesOf}
            listRef={list}
          />
        }
        detail={edited && <MemberForm key={edited.id} member={edited} />}
      />
      <ConfirmDialog
        title={switching.title(edited?.name ?? '')}
        description={switching.help}
        isOpen={wanted !== null}
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        isDanger
        onCancel={() => setWanted(null)}
        onConfirm={() => go(wanted ?? 'nobody')}
      />
      <RemovalDialog fallback={list} />
    </>
  );
}

function rolesOf({ customRole, panelRole }: TeamMember): string {
  const role = panelRoleNames[panelRole];
  return customRole === null || customRole.toLowerCase() === role.toLowerCase()
    ? role
    : `${role} · ${isolated(customRole)}`;
}

function MemberForm({ member }: { member: TeamMember }) {
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

/** Also shown if the viewer may not remove the member; a press then explains why (product.md §12.11). */
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
 * Fills the form with the stored values after a save. Without unsaved input, also follows changes by other users.
 * `isGone`: the member was removed, so the form cannot be saved.
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
