const CDN = 'https://cdn.discordapp.com';

/** The image sizes that Discord's CDN supports, in px. */
type ImageSize = 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096;

/** Returns the URL of a guild's icon, or null if the guild has no icon (product.md §6.4). */
export function guildIconUrl(
  guild: { id: string; icon: string | null },
  size: ImageSize,
): string | null {
  return guild.icon ? `${CDN}/icons/${guild.id}/${guild.icon}.png?size=${size}` : null;
}

/**
 * A hash that starts with `a_` is animated. Without a hash, returns one of Discord's default avatars (product.md §6.4).
 */
export function avatarUrl(
  user: { discordId: string; avatarHash: string | null },
  size: ImageSize = 256,
): string {
  const { discordId, avatarHash } = user;
  // The "hash" in the URL of a default avatar is a single digit.
  if (!avatarHash || /^\d$/.test(avatarHash)) return defaultAvatarUrl(discordId);
  const extension = avatarHash.startsWith('a_') ? 'gif' : 'png';
  return `${CDN}/avatars/${discordId}/${avatarHash}.${extension}?size=${size}`;
}

function defaultAvatarUrl(discordId: string): string {
  const index = /^\d{1,20}$/.test(discordId) ? (BigInt(discordId) >> 22n) % 6n : 0n;
  return `${CDN}/embed/avatars/${index}.png`;
}
