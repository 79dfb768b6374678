import { type ReactNode, useEffect, useState } from 'react';
import type { SiteRole } from '#domain/admin/site-role';
import { SiteRoleContext } from '#screens/_shell/site-role';
import { loadSiteRole } from '#services/supabase/site-role';
import { useViewer } from './viewer';

/** Finds out whether the viewer runs the site. Until that is known, and where it cannot be asked, they do not. */
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
  // Another viewer's role is nobody's: it counts for whom it was asked.
  const role = known !== null && known.userId === userId ? known.role : null;
  return <SiteRoleContext value={role}>{children}</SiteRoleContext>;
}
