/** The people who run the site: the platform owner and the site admins (product.md §12.1). */
export type SiteRole = 'owner' | 'admin';

export function siteRoleOf(role: string): SiteRole | null {
  return role === 'owner' || role === 'admin' ? role : null;
}
