import { type ReactNode, useEffect, useState } from 'react';
import type { SiteRole } from '#domain/admin/site-role';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInRedirectContext } from '#machines/session/sign-in-redirect/sign-in-redirect.machine';
import { AccountToolsContext } from '#screens/session/account-tools';
import { SiteRoleContext } from '#screens/session/site-role';
import { loadSiteRole } from '#services/session/site-role';
import { useViewer } from '../viewer';
import { accountTools } from '../frame-tools';
import { openSession, usePageState } from './page-state';

export interface WithSessionProps {
  fallback: ReactNode;
  children: ReactNode;
}

export function WithSession({ fallback, children }: WithSessionProps) {
  const { actors } = usePageState();
  useEffect(openSession, []);
  if (!actors) return fallback;
  return (
    <SessionContext.ActorProvider actor={actors.session}>
      <SignInRedirectContext.ActorProvider actor={actors.redirect}>
        <AccountToolsContext value={accountTools}>
          <SiteRoleProvider>{children}</SiteRoleProvider>
        </AccountToolsContext>
      </SignInRedirectContext.ActorProvider>
    </SessionContext.ActorProvider>
  );
}

/** Provides the viewer's site role. The role is null until it is known, and if it cannot be read. */
export function SiteRoleProvider({ children }: { children: ReactNode }) {
  const { viewer } = useViewer();
  const userId = viewer?.userId ?? null;
  const [known, setKnown] = useState<{ userId: string; role: SiteRole | null } | null>(null);
  useEffect(() => {
    if (userId === null) return;
    const left = new AbortController();
    void loadSiteRole(left.signal).then((answer) => {
      if (!left.signal.aborted) setKnown({ userId, role: answer.ok ? answer.value : null });
    });
    return () => left.abort();
  }, [userId]);
  // Ignores a role that was loaded for another viewer.
  const role = known !== null && known.userId === userId ? known.role : null;
  return <SiteRoleContext value={role}>{children}</SiteRoleContext>;
}
