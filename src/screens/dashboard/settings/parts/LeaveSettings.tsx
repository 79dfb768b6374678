import { settingsMessages } from '#content/messages/dashboard/config';
import { paths } from '#domain/paths';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { LeaveGuard } from '../../../shell/LeaveGuard';
import { isFormOpen, isFormTouched } from '../../team/member-form';
import { useDraftTexts } from './draft-storage';

/**
 * Asks the user before they leave a page with unsaved changes. Opening another tab of the same server needs no
 * confirmation.
 */
export function LeaveSettings({ serverId }: { serverId: string }) {
  const edit = ConfigEditContext.useActorRef();
  const panels = PermissionEditContext.useActorRef();
  const isDirty = ConfigEditContext.useSelector(
    (form) => form.matches({ ready: 'dirty' }) || form.matches('conflicted'),
  );
  const hasPanels = PermissionEditContext.useSelector(
    ({ context }) => Object.keys(context.drafts).length > 0,
  );
  const isEditorOpen = MemberEditContext.useSelector(
    (form) => isFormOpen(form) && isFormTouched(form),
  );
  const losesEditors = hasPanels || isEditorOpen;
  const hasChanges = isDirty || losesEditors;
  const { leaving } = useDraftTexts();
  const home = paths.dashboard.href(serverId);
  return (
    <LeaveGuard
      isLosing={(to) => hasChanges && to !== home && !to.startsWith(`${home}/`)}
      wasLosing={hasChanges}
      description={losesEditors ? settingsMessages.leaveHelpWithEditors : leaving}
      onDiscard={() => {
        edit.send({ type: 'discard' });
        panels.send({ type: 'discard' });
      }}
    />
  );
}
