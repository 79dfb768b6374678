import { type ReactNode, use, useEffect } from 'react';
import { SessionContext } from '#machines/session/session.context';
import { SignInRedirectContext } from '#machines/sign-in-redirect/sign-in-redirect.context';
import { DoorsContext } from './doors';
import { SiteRoleProvider } from './site-role';

export interface WithSessionProps {
  /** Stands in their place until the session's flows are there. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Lends the session and the way back from Discord, and who runs the site, to what needs them. */
export function WithSession({ fallback, children }: WithSessionProps) {
  const { actors, open } = use(DoorsContext).session;
  useEffect(open, [open]);
  if (!actors) return fallback;
  return (
    <SessionContext.Lender actor={actors.session}>
      <SignInRedirectContext.Lender actor={actors.redirect}>
        <SiteRoleProvider>{children}</SiteRoleProvider>
      </SignInRedirectContext.Lender>
    </SessionContext.Lender>
  );
}
