import { useEffect } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { sessionsMessages } from '#content/messages/session/account-sessions';
import { AccountSessionsContext } from '#machines/session/account-sessions/account-sessions.machine';
import { SessionEndContext } from '#machines/session/session-end/session-end.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { Security, SecuritySignedOut } from '#screens/session/security/Security';
import { success, toasts } from '../../toasts';
import { useViewer } from '../../viewer';
import { accountSessionsLogic, sessionEndLogic } from '../../wiring/session/security';
import { signInDialogLogic } from '../../wiring/session/sign-in-dialog';

/** The sessions of the viewer, with their machines. They remount when the viewer changes. */
export function Component() {
  return (
    <SignInDialogContext.Provider logic={signInDialogLogic}>
      <AriaNavigation>
        <OfViewer />
      </AriaNavigation>
    </SignInDialogContext.Provider>
  );
}

function OfViewer() {
  const { isKnown, viewer } = useViewer();
  if (!viewer) return <SecuritySignedOut isRestoring={!isKnown} />;
  return (
    <AccountSessionsContext.Provider key={viewer.userId} logic={accountSessionsLogic}>
      <SessionEndContext.Provider logic={sessionEndLogic}>
        <EndReports />
        <Security />
      </SessionEndContext.Provider>
    </AccountSessionsContext.Provider>
  );
}

const endToasts = {
  one: success(sessionsMessages.ended),
  others: success(sessionsMessages.othersEnded),
};

/** Shows a toast when a session was ended, and reads the list again, also when it may have been. */
function EndReports() {
  const sessions = AccountSessionsContext.useActorRef();
  const end = SessionEndContext.useActorRef();
  useEffect(() => {
    const reports = [
      end.on('done', ({ subject: { session } }) => {
        toasts.show(session ? endToasts.one : endToasts.others);
        sessions.send({ type: 'reload' });
      }),
      end.on('failed', () => sessions.send({ type: 'reload' })),
    ];
    return () => reports.forEach((each) => each.unsubscribe());
  }, [sessions, end]);
  return null;
}
