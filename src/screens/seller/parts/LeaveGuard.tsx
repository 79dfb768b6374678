import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { sellerMessages } from '#content/messages/seller';
import { SessionContext } from '#machines/session/session.context';
import { StoreSetupContext } from '#machines/store-setup/store-setup.context';
import { isUnsaved } from '#machines/store-setup/unsaved';
import { lazyComponent } from '../../_shell/lazy-component';
import { LazyDialog } from '../../_shell/LazyDialog';

const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog')).LeaveDialog);

/** Asks before the user leaves a setup with unsaved changes. */
export function LeaveGuard({ isKept }: { isKept: boolean }) {
  const setup = StoreSetupContext.useActorRef();
  const hasLogo = StoreSetupContext.useSelector(({ context }) => context.logo !== null);
  const hasUnsaved = StoreSetupContext.useSelector(isUnsaved);
  const { pathname } = useLocation();
  // Reads the machine and not the last render: a store that was just created leads on at once.
  const blocker = useBlocker(
    ({ nextLocation }) => isUnsaved(setup.getSnapshot()) && nextLocation.pathname !== pathname,
  );
  // Signing in leads to Discord and back; the stored draft survives that.
  const isSigningIn = SessionContext.useSelector((session) => session.matches('signingIn'));
  const asks = hasUnsaved && !isSigningIn;
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  const isOpen = blocker.state === 'blocked';
  const kept = hasLogo ? sellerMessages.leaveHelpWithLogo : sellerMessages.leaveHelp;
  return (
    <LazyDialog isOpen={isOpen}>
      <LeaveDialog
        isOpen={isOpen}
        description={isKept ? kept : sellerMessages.leaveHelpNotKept}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
        onDiscard={() => {
          setup.send({ type: 'discard' });
          blocker.proceed?.();
        }}
      />
    </LazyDialog>
  );
}
