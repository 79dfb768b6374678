import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { settingsMessages } from '#content/messages/config';
import { paths } from '#domain/paths';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { MemberEditContext } from '#machines/member-edit/member-edit.context';
import { PermissionEditContext } from '#machines/permission-edit/permission-edit.context';
import { SessionContext } from '#machines/session/session.context';
import { LazyDialog } from '../../_shell/LazyDialog';
import { isFormOpen, isFormTouched } from '../../_shell/team/member-form';
import { lazyPart } from '../load-rest';
import { useDraftTexts } from './draft-storage';

const LeaveDialog = lazyPart(({ LeaveDialog: part }) => part);

/**
 * Asks the user before they leave a page with unsaved changes. It does not ask if they open another tab of the same
 * server.
 */
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
  // The sign-in redirects to Discord and back. The stored draft is kept.
  const isSigningIn = SessionContext.useSelector((session) => session.matches('signingIn'));
  const asks = hasChanges && !isSigningIn;
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  const isOpen = blocker.state === 'blocked';
  return (
    <LazyDialog isOpen={isOpen}>
      <LeaveDialog
        isOpen={isOpen}
        description={losesEditors ? settingsMessages.leaveHelpWithEditors : leaving}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
        onDiscard={() => {
          edit.send({ type: 'discard' });
          panels.send({ type: 'discard' });
          blocker.proceed?.();
        }}
      />
    </LazyDialog>
  );
}
