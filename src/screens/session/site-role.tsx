import { createContext, use } from 'react';
import type { SiteRole } from '#domain/admin/site-role';

/**
 * The viewer's role on the site, provided by the app. It is null if the viewer has no role, and until the role is
 * loaded.
 */
export const SiteRoleContext = createContext<SiteRole | null>(null);

export function useRunsSite(): boolean {
  return use(SiteRoleContext) !== null;
}
