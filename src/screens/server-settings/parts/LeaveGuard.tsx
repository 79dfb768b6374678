import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { settingsMessages } from '#content/messages/config';
import { paths } from '#domain/paths';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';
import { PermissionEditContext } from '#machines/permission-edit/permission-edit.context';
import { SessionContext } from '#machines/session/session.context';
import { isFormOpen, isFormTouched } from '../../_shell/team/member-form';
import { useDraftTexts } from './draft-kept';

/** Asks before someone goes to another page with unsaved changes. Another tab of the same server is no other page. */
export function LeaveGuard({ serverId }: { serverId: string }) {
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
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) =>
      hasChanges && pathname !== home && !pathname.startsWith(`${home}/`),
  );
  // Signing in leads over Discord and back here, where the kept draft waits: no reason to ask.
  const isSigningIn = SessionContext.useSelector((session) => session.matches('signingIn'));
  const asks = hasChanges && !isSigningIn;
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  return (
    <Dialog
      alert
      title={settingsMessages.leaveTitle}
      description={losesEditors ? settingsMessages.leaveHelpWithEditors : leaving}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      footer={
        <>
          <Button
            tone="quiet"
            onPress={() => {
              edit.send({ type: 'discard' });
              panels.send({ type: 'discard' });
              blocker.proceed?.();
            }}
          >
            Discard and leave
          </Button>
          <Button tone="plain" onPress={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onPress={() => blocker.reset?.()}>Stay</Button>
        </>
      }
    />
  );
}
