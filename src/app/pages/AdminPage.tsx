import { Suspense } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { ManagedUsersContext } from '#machines/managed-users/managed-users.machine';
import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.machine';
import { lazyComponent } from '#screens/_shell/lazy-component';
import { Admin, AdminSignedOut } from '#screens/admin/Admin';
import { managedUsersNotices } from '../notices/admin';
import { useNotices } from '../use-notices';
import { useViewer } from '../viewer';
import { managedUsersLogic } from '../wiring/admin';
import { signInDialogLogic } from '../wiring/sign-in-dialog';

const Reports = lazyComponent<object>(async () => (await import('./AdminReports')).AdminReports);

/**
 * The admin panel with its machines. It remounts when the viewer changes, so that the previous viewer's list is
 * discarded. The sign-in dialog is not remounted then, because it still has to report the sign-in.
 */
export function Component() {
  const { isKnown, viewer } = useViewer();
  return (
    <SignInDialogContext.Provider logic={signInDialogLogic}>
      <SignInToasts />
      {viewer ? (
        <ManagedUsersContext.Provider key={viewer.userId} logic={managedUsersLogic}>
          <ManagedUsersToasts />
          <AriaNavigation>
            <Admin
              reports={
                <Suspense>
                  <Reports />
                </Suspense>
              }
            />
          </AriaNavigation>
        </ManagedUsersContext.Provider>
      ) : (
        <AdminSignedOut isRestoring={!isKnown} />
      )}
    </SignInDialogContext.Provider>
  );
}

function SignInToasts() {
  return null;
}

function ManagedUsersToasts() {
  useNotices(ManagedUsersContext.useActorRef(), managedUsersNotices);
  return null;
}
