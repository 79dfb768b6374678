import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { serverFromNavigation } from '#domain/servers/server';
import { DashboardOpeningContext } from '#machines/dashboard-opening/dashboard-opening.context';
import { SessionContext } from '#machines/session/session.context';
import { SignInDialogContext } from '#machines/sign-in-dialog/sign-in-dialog.context';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { LaterSignInDialog } from '#screens/_shell/LaterSignInDialog';
import { ClosedDashboard } from '#screens/server-settings/ClosedDashboard';
import { signInDialogNotices } from '../notices/session';
import { useNotices } from '../use-notices';
import { useViewer } from '../viewer';
import { dashboardOpeningLogic } from '../wiring/dashboard-opening';
import { signInDialogLogic } from '../wiring/sign-in-dialog';
import { OpenDashboard } from './OpenDashboard';

/** The dashboard of the server in the address, or why there is none. */
export function Component() {
  const { serverId = '' } = useParams();
  const { state } = useLocation();
  const { isKnown, isUnreachable, viewer } = useViewer();
  const session = SessionContext.useActorRef();
  if (isUnreachable) {
    return (
      <AriaNavigation>
        <ClosedDashboard
          reason={{ kind: 'unreachable' }}
          viewer={null}
          onRetry={() => session.send({ type: 'retry' })}
          onSignIn={() => {}}
        />
      </AriaNavigation>
    );
  }
  if (!isKnown) return <LoadingPage />;
  return (
    <AriaNavigation>
      <SignInDialogContext.Provider logic={signInDialogLogic}>
        <DashboardOpeningContext.Provider
          key={serverId}
          logic={dashboardOpeningLogic}
          options={{ input: { serverId, given: serverFromNavigation(state, serverId), viewer } }}
        >
          <FollowsSession />
          <Opening />
        </DashboardOpeningContext.Provider>
        <LaterSignInDialog />
      </SignInDialogContext.Provider>
    </AriaNavigation>
  );
}

function Opening() {
  const opening = DashboardOpeningContext.useActorRef();
  const signInDialog = SignInDialogContext.useActorRef();
  const { opened, openedBy, viewer, refusal } = DashboardOpeningContext.useSelector(
    ({ context }) => context,
  );
  const isOpening = DashboardOpeningContext.useSelector((snapshot) => snapshot.matches('opening'));
  const hasSessionEnded = DashboardOpeningContext.useSelector((snapshot) =>
    snapshot.matches({ opened: 'sessionEnded' }),
  );
  if (isOpening) return <LoadingPage />;
  if (opened) {
    const userId = openedBy?.userId ?? null;
    return (
      <OpenDashboard
        key={userId}
        opened={opened}
        userId={userId}
        viewer={viewer}
        hasSessionEnded={hasSessionEnded}
      />
    );
  }
  return (
    <ClosedDashboard
      reason={refusal ?? { kind: 'signInRequired' }}
      viewer={viewer}
      onRetry={() => opening.send({ type: 'retry' })}
      onSignIn={() => signInDialog.send({ type: 'open' })}
    />
  );
}

/** Sends changes of the session to the dashboard-opening machine. */
function FollowsSession() {
  const { viewer } = useViewer();
  const opening = DashboardOpeningContext.useActorRef();
  const session = SessionContext.useActorRef();
  useNotices(SignInDialogContext.useActorRef(), signInDialogNotices);
  useEffect(() => {
    const notices = session.on('notice', ({ notice }) => {
      if (notice === 'signedOut') opening.send({ type: 'signed out' });
    });
    return () => notices.unsubscribe();
  }, [session, opening]);
  useEffect(() => {
    opening.send({ type: 'viewer changed', viewer });
  }, [opening, viewer]);
  return null;
}
