import { isolated } from '#domain/names';
import { UserPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog';
import { teamDialogMessages } from '#content/messages/dashboard/team-dialog';
import type { TeamMember } from '#domain/team/member';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { panelRoleNames } from '../../team/panel-roles';
import { RemovalDialog } from '#screens/dashboard/team/RemovalDialog';
import { isFormBusy, isFormTouched } from '../../team/member-form';
import { unsavedForm } from './unsaved-form';
import { MemberForm } from './MemberForm';
import { MemberList } from './MemberList';
import { Split } from './Split';
import { useUnsaved } from './unsaved';

const { edit: messages, switching } = teamDialogMessages;

/**
 * The team, and the form of the selected member. If selecting another member would discard input, asks the user first.
 */
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
