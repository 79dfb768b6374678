import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { OpeningError } from '#domain/servers/opening-error';
import { serverFromNavigation } from '#domain/servers/server';
import { DashboardOpeningContext } from '#machines/dashboard/dashboard-opening/dashboard-opening.machine';
import type { OpenedDashboard } from '#machines/dashboard/dashboard-opening/dashboard-opening.setup';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { LazySignInDialog } from '#screens/session/LazySignInDialog';
import { lazyComponent } from '#screens/shell/lazy-component';
import { LoadingFrame } from '#screens/shell/LoadingFrame';
import { forgetPlace, rememberPlace } from '#services/session/last-places';
import { useViewer } from '../../viewer';
import { dashboardOpeningLogic } from '../../wiring/dashboard/dashboard';
import { signInDialogLogic } from '../../wiring/session/sign-in-dialog';
import { backendLogics } from './dashboard-logics';
import { OpenDashboard } from './OpenDashboard';

const ClosedDashboard = lazyComponent(
  async () => (await import('#screens/dashboard/settings/ClosedDashboard')).ClosedDashboard,
);

/** Loaded lazily: a demo server needs no backend code, and a real server needs no demo code. */
const DemoDashboard = lazyComponent(async () => (await import('./DemoDashboard')).DemoDashboard);

export function Component() {
  const { serverId = '' } = useParams();
  const { state } = useLocation();
  const { isKnown, isUnreachable, viewer } = useViewer();
  const session = SessionContext.useActorRef();
  if (isUnreachable) {
    return (
      <Suspense fallback={<LoadingFrame frame="settings" />}>
        <ClosedDashboard
          reason={{ kind: 'unreachable' }}
          viewer={null}
          onRetry={() => session.send({ type: 'retry' })}
          onSignIn={() => {}}
        />
      </Suspense>
    );
  }
  if (!isKnown) return <LoadingFrame frame="settings" />;
  return (
    <SignInDialogContext.Provider logic={signInDialogLogic}>
      <DashboardOpeningContext.Provider
        key={serverId}
        logic={dashboardOpeningLogic}
        options={{ input: { serverId, given: serverFromNavigation(state, serverId), viewer } }}
      >
        <FollowsSession />
        <Opening />
      </DashboardOpeningContext.Provider>
      <LazySignInDialog />
    </SignInDialogContext.Provider>
  );
}

function Opening() {
  const opening = DashboardOpeningContext.useActorRef();
  const signInDialog = SignInDialogContext.useActorRef();
  const { opened, openedBy, viewer, error } = DashboardOpeningContext.useSelector(
    ({ context }) => context,
  );
  const serverId = DashboardOpeningContext.useSelector(({ context }) => context.serverId);
  useLastServer({ userId: (openedBy ?? viewer)?.userId ?? null, serverId, opened, error });
  const isOpening = DashboardOpeningContext.useSelector((snapshot) => snapshot.matches('opening'));
  const hasSessionEnded = DashboardOpeningContext.useSelector((snapshot) =>
    snapshot.matches({ opened: 'sessionEnded' }),
  );
  if (isOpening) return <LoadingFrame frame="settings" />;
  if (opened) {
    const userId = openedBy?.userId ?? null;
    const dashboard = { opened, userId, viewer, hasSessionEnded };
    if (!opened.server.isDemo) {
      return <OpenDashboard key={userId} {...dashboard} logics={backendLogics} demoGuild={null} />;
    }
    return (
      <Suspense fallback={<LoadingFrame frame="settings" />}>
        <DemoDashboard key={userId} {...dashboard} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<LoadingFrame frame="settings" />}>
      <ClosedDashboard
        reason={error ?? { kind: 'signInRequired' }}
        viewer={viewer}
        onRetry={() => opening.send({ type: 'retry' })}
        onSignIn={() => signInDialog.send({ type: 'open' })}
      />
    </Suspense>
  );
}

function FollowsSession() {
  const { viewer } = useViewer();
  const opening = DashboardOpeningContext.useActorRef();
  const session = SessionContext.useActorRef();
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

interface UseLastServerOpening {
  /** Null for a visitor who is not signed in. */
  userId: string | null;
  serverId: string;
  opened: OpenedDashboard | null;
  error: OpeningError | null;
}

/**
 * Once the dashboard of a server is open, stores the server as the last opened one. Deletes the stored server if the
 * viewer cannot open it anymore. Links to a setting open the stored server (product.md §5.10).
 */
function useLastServer({ userId, serverId, opened, error }: UseLastServerOpening): void {
  const isOpened = opened !== null;
  const isGone = error?.kind === 'noSuchServer' || error?.kind === 'notYours';
  useEffect(() => {
    if (isOpened) rememberPlace(userId, 'servers', serverId);
    else if (isGone) forgetPlace(userId, 'servers', serverId);
  }, [userId, serverId, isOpened, isGone]);
}
