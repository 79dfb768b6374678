import { avatarUrl } from '#domain/servers/icon';
import type { Viewer } from '#domain/session/session';

/**
 * Returns the name and picture of an account, from Discord. An account without Discord has its email address as the
 * name.
 */
export function accountView({ profile, email }: Viewer): { name: string; picture: string | null } {
  if (!profile) return { name: email ?? 'Account', picture: null };
  return { name: profile.username, picture: profile.avatarHash ? avatarUrl(profile) : null };
}
