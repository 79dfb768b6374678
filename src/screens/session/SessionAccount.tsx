import { viewerOf } from '#domain/session/profile';
import { SessionContext } from '#machines/session/session/session.machine';
import { AccountMenu } from './AccountMenu';

export function SessionAccount() {
  const sessionRef = SessionContext.useActorRef();
  const session = SessionContext.useSelector(({ context }) => context.session);
  const isLeaving = SessionContext.useSelector((snapshot) => snapshot.matches('signingOut'));
  if (!session) return null;
  return (
    <AccountMenu
      viewer={viewerOf(session)}
      isLoggingOut={isLeaving}
      onLogout={() => sessionRef.send({ type: 'sign out' })}
    />
  );
}
