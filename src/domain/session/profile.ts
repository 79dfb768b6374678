import type { AuthUser, DiscordProfile, Session, Viewer } from './session';
import { isUrl } from '../is-url';
import { isVisible } from '../names';

/** Discord's default avatars. The last segment of their path is a number, not a hash. */
const DEFAULT_AVATARS = '/embed/avatars/';

/** Returns null if the id or the name is missing (product.md §6.3). `metadata` is not trusted. */
export function profileOf({ metadata, email }: AuthUser): DiscordProfile | null {
  const discordId = [metadata['provider_id'], metadata['sub']].find(isSnowflake);
  const name = [metadata['name'], metadata['full_name'], metadata['user_name']].find(isName);
  if (discordId === undefined || name === undefined) return null;

  const avatar = imageAddress(metadata['avatar_url']);
  return {
    discordId,
    username: withoutDiscriminator(name),
    avatarHash: avatar === null ? null : avatarHashOf(avatar),
    avatar: avatar?.href ?? null,
    email,
  };
}

export function viewerOf({ user }: Session): Viewer {
  return { userId: user.id, email: user.email, profile: profileOf(user) };
}

function isSnowflake(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,20}$/.test(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && isVisible(value);
}

/** Removes the `#0` that the auth server appends to names without a discriminator (supabase.md §3.4). */
function withoutDiscriminator(name: string): string {
  return name.trim().replace(/(?<=.)#0$/, '');
}

function imageAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || !isUrl(value)) return null;
  const address = new URL(value);
  return /^https?:$/.test(address.protocol) ? address : null;
}

/** Returns the last path segment without the extension, or null if the segment cannot be a hash. */
function avatarHashOf({ pathname }: URL): string | null {
  if (pathname.startsWith(DEFAULT_AVATARS)) return null;
  return /\/(\w+)(?:\.\w+)?$/.exec(pathname)?.[1] ?? null;
}
