import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { SessionContext } from '#machines/session/session.context';
import { lazyComponent } from '../../_shell/lazy-component';
import { LazyDialog } from '../../_shell/LazyDialog';

const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog')).LeaveDialog);

export interface LeaveGuardProps {
  /**
   * Returns whether leaving the page would lose input. It reads the machine, because a form may navigate right after it
   * is saved, before the next render.
   */
  isLosing: () => boolean;
  /** The same value as in the last render. */
  wasLosing: boolean;
  /** A text about the input that would be lost. */
  description: string;
  onDiscard: () => void;
}

/** Asks before the user leaves a form whose changes this browser does not store (product.md §21.8). */
export function LeaveGuard({ isLosing, wasLosing, description, onDiscard }: LeaveGuardProps) {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ nextLocation }) => isLosing() && nextLocation.pathname !== pathname,
  );
  // The sign-in redirects to Discord and back. The stored draft is kept.
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
