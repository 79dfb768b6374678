import { avatarUrl } from '#domain/servers/icon';
import type { Viewer } from '#domain/session/session';

/**
 * Returns the Discord name and picture of an account. For an account without Discord, returns the email address as the
 * name.
 */
export function accountView({ profile, email }: Viewer): { name: string; picture: string | null } {
  if (!profile) return { name: email ?? 'Account', picture: null };
  return { name: profile.username, picture: profile.avatarHash ? avatarUrl(profile) : null };
}
