import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { ManagedUsersContext } from '#machines/managed-users/managed-users.context';
import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.context';
import { Admin, AdminSignedOut } from '#screens/admin/Admin';
import { managedUsersNotices } from '../notices/admin';
import { signInDialogNotices } from '../notices/session';
import { useNotices } from '../use-notices';
import { useViewer } from '../viewer';
import { managedUsersLogic } from '../wiring/admin';
import { signInDialogLogic } from '../wiring/sign-in-dialog';

/**
 * The admin panel with its flows. Another viewer has another list: nothing of the last one's stays. The dialog is the same
 * one, as it has yet to say that the sign-in worked when its viewer is there.
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
            <Admin />
          </AriaNavigation>
        </ManagedUsersContext.Provider>
      ) : (
        <AdminSignedOut isRestoring={!isKnown} />
      )}
    </SignInDialogContext.Provider>
  );
}

function SignInToasts() {
  useNotices(SignInDialogContext.useActorRef(), signInDialogNotices);
  return null;
}

function ManagedUsersToasts() {
  useNotices(ManagedUsersContext.useActorRef(), managedUsersNotices);
  return null;
}
