import { createContext, use } from 'react';
import type { SiteRole } from '#domain/admin/site-role';

/** Null if the viewer has no role, and until it is loaded. */
export const SiteRoleContext = createContext<SiteRole | null>(null);

export function useRunsSite(): boolean {
  return use(SiteRoleContext) !== null;
}
