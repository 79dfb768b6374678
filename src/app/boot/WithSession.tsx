import { type ReactNode, useEffect } from 'react';
import { SessionContext } from '#machines/session/session/session.machine';
import { SignInRedirectContext } from '#machines/session/sign-in-redirect/sign-in-redirect.machine';
import { SiteRoleProvider } from '../site-role';
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
        <SiteRoleProvider>{children}</SiteRoleProvider>
      </SignInRedirectContext.ActorProvider>
    </SessionContext.ActorProvider>
  );
}
