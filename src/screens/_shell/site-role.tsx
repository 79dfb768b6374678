import { createContext, use } from 'react';
import type { SiteRole } from '#domain/admin/site-role';

/** The role the viewer has on the site; the app finds it out. Null for everybody else, and until it is known. */
export const SiteRoleContext = createContext<SiteRole | null>(null);

/** Whether the viewer runs the site: what is for site admins and the platform owner is shown to them. */
export function useRunsSite(): boolean {
  return use(SiteRoleContext) !== null;
}
