import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionContext } from '#machines/session/session/session.machine';
import { lazyComponent, LazyDialog } from './lazy-component';
import { usePageHistory } from './PageRouter';

const loadLeaveDialog = () => import('./LeaveDialog');

const LeaveDialog = lazyComponent(async () => (await loadLeaveDialog()).LeaveDialog);

export interface LeaveGuardProps {
  /**
   * Returns whether opening the page with this path would lose input. If a form can navigate right after a save and
   * before the next render, this function must read the machine's snapshot and not rendered values.
   */
  isLosing: (to: string) => boolean;
  /** Whether closing the tab would lose input, as of the last render. */
  wasLosing: boolean;
  /** A text that describes the input that would be lost. */
  description: string;
  onDiscard: () => void;
}

/** Asks the user before they leave a page with unsaved changes (product.md §9.10 and §21.8). */
export function LeaveGuard({ isLosing, wasLosing, description, onDiscard }: LeaveGuardProps) {
  const history = usePageHistory();
  const { key } = useLocation();
  const [held, setHeld] = useState<{ at: string; leave: () => void } | null>(null);
  useEffect(
    () =>
      history.checkLeaving((to, leave) => {
        const { pathname, key: at } = history.location();
        if (to.pathname === pathname || !isLosing(to.pathname)) return false;
        setHeld({ at, leave });
        return true;
      }),
    [history, isLosing],
  );
  // Signing in loses no input: it redirects to Discord and back, and the stored draft is kept. So do not ask the user.
  const isSigningIn = SessionContext.useSelector((session) => session.matches('signingIn'));
  const asks = wasLosing && !isSigningIn;
  useEffect(() => {
    if (wasLosing) void loadLeaveDialog().catch(() => null);
  }, [wasLosing]);
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
  // A question about another page is over.
  const isOpen = held?.at === key;
  const leave = () => {
    setHeld(null);
    held?.leave();
  };
  return (
    <LazyDialog isOpen={isOpen}>
      <LeaveDialog
        isOpen={isOpen}
        description={description}
        onStay={() => setHeld(null)}
        onLeave={leave}
        onDiscard={() => {
          onDiscard();
          leave();
        }}
      />
    </LazyDialog>
  );
}
