import { createContext, use } from 'react';
import type { SiteRole } from '#domain/admin/site-role';

/** The viewer's role on the site, provided by the app. Null without a role, and until it has loaded. */
export const SiteRoleContext = createContext<SiteRole | null>(null);

export function useRunsSite(): boolean {
  return use(SiteRoleContext) !== null;
}
