import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { SessionContext } from '#machines/session/session.context';
import { lazyComponent } from '../../_shell/lazy-component';
import { LazyDialog } from '../../_shell/LazyDialog';

const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog')).LeaveDialog);

export interface LeaveGuardProps {
  /** Returns whether leaving loses something. Reads the machine: a form that was just saved may lead on at once. */
  isLosing: () => boolean;
  /** The same as of the last render. */
  wasLosing: boolean;
  /** What is lost. */
  description: string;
  onDiscard: () => void;
}

/** Asks before the user leaves a form whose changes this browser does not keep (product.md §21.8). */
export function LeaveGuard({ isLosing, wasLosing, description, onDiscard }: LeaveGuardProps) {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ nextLocation }) => isLosing() && nextLocation.pathname !== pathname,
  );
  // Signing in leads to Discord and back; the stored draft survives that.
  const isSigningIn = SessionContext.useSelector((session) => session.matches('signingIn'));
  const asks = wasLosing && !isSigningIn;
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
        description={description}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
        onDiscard={() => {
          onDiscard();
          blocker.proceed?.();
        }}
      />
    </LazyDialog>
  );
}
