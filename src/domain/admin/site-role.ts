/** Who runs the whole site: the platform owner, and the site admins they named (spec §6). */
export type SiteRole = 'owner' | 'admin';

/** The role someone has on the site; null for everybody who does not run it. */
export function siteRoleOf(role: string): SiteRole | null {
  return role === 'owner' || role === 'admin' ? role : null;
}
