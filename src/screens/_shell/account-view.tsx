import { avatarUrl } from '#domain/servers/icon';
import type { Viewer } from '#domain/session/session';

/** Returns the account's name and picture: Discord's, or the email address for an account without Discord. */
export function accountView({ profile, email }: Viewer): { name: string; picture: string | null } {
  if (!profile) return { name: email ?? 'Account', picture: null };
  return { name: profile.username, picture: profile.avatarHash ? avatarUrl(profile) : null };
}
