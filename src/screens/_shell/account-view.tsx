import { avatarUrl } from '#domain/servers/icon';
import type { Viewer } from '#domain/session/session';

/** What an account is known by: the name and picture of Discord, or without Discord its e-mail address. */
export function accountView({ profile, email }: Viewer): { name: string; picture: string | null } {
  if (!profile) return { name: email ?? 'Account', picture: null };
  return { name: profile.username, picture: profile.avatarHash ? avatarUrl(profile) : null };
}
