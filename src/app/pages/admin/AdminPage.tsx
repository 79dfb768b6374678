import { Suspense, useEffect } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import type { AddError, RemoveError } from '#domain/admin/managed-user';
import { ManagedUsersContext } from '#machines/admin/managed-users/managed-users.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { UserAdditionContext } from '#machines/admin/user-addition/user-addition.machine';
import { UserRemovalContext } from '#machines/admin/user-removal/user-removal.machine';
import { lazyComponent } from '#screens/shell/lazy-component';
import { Admin, AdminSignedOut } from '#screens/admin/Admin';
import { toasts, success } from '../../toasts';
import { useViewer } from '../../viewer';
import { managedUsersLogic, userAdditionLogic, userRemovalLogic } from '../../wiring/admin/admin';
import { signInDialogLogic } from '../../wiring/session/sign-in-dialog';
import type { ToastToShow } from '#components/Toasts/queue';
import { adminMessages } from '#content/messages/admin/admin';

const userAddedToast: ToastToShow = success(adminMessages.added);
const userRemovedToast: ToastToShow = success(adminMessages.removed);

const Reports = lazyComponent<object>(async () => (await import('./AdminReports')).AdminReports);

/**
 * The admin panel with its machines. It remounts when the viewer changes, so that the previous viewer's list is
 * discarded. The sign-in dialog is not remounted then, because it still has to report the sign-in.
 */
export function Component() {
  const { isKnown, viewer } = useViewer();
  return (
    <SignInDialogContext.Provider logic={signInDialogLogic}>
      {viewer ? (
        <ManagedUsersContext.Provider key={viewer.userId} logic={managedUsersLogic}>
          <UserAdditionContext.Provider logic={userAdditionLogic}>
            <UserRemovalContext.Provider logic={userRemovalLogic}>
              <UserChanges />
              <AriaNavigation>
                <Admin
                  reports={
                    <Suspense>
                      <Reports />
                    </Suspense>
                  }
                />
              </AriaNavigation>
            </UserRemovalContext.Provider>
          </UserAdditionContext.Provider>
        </ManagedUsersContext.Provider>
      ) : (
        <AdminSignedOut isRestoring={!isKnown} />
      )}
    </SignInDialogContext.Provider>
  );
}

/**
 * Updates the list after a change, and shows toasts. If a change fails because the list is out of date, the right was
 * removed, or the session has ended, reads the list again.
 */
function UserChanges() {
  const users = ManagedUsersContext.useActorRef();
  const addition = UserAdditionContext.useActorRef();
  const removal = UserRemovalContext.useActorRef();
  useEffect(() => {
    const reload = ({ kind }: { kind: (AddError | RemoveError)['kind'] }) => {
      if (kind !== 'unknown') users.send({ type: 'reload' });
    };
    const reports = [
      addition.on('done', ({ value }) => {
        users.send({ type: 'patch', patch: { type: 'added', user: value } });
        toasts.show(userAddedToast);
      }),
      removal.on('done', ({ subject: { discordId } }) => {
        users.send({ type: 'patch', patch: { type: 'removed', discordId } });
        toasts.show(userRemovedToast);
      }),
      addition.on('failed', reload),
      removal.on('failed', reload),
    ];
    return () => {
      for (const report of reports) report.unsubscribe();
    };
  }, [users, addition, removal]);
  return null;
}
