const CDN = 'https://cdn.discordapp.com';

/** The widths Discord's CDN serves, in px. */
type ImageSize = 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096;

/** Where a guild's icon lives, or null without one (spec §7: size 128 in the add dialog). */
export function guildIconUrl(
  guild: { id: string; icon: string | null },
  size: ImageSize,
): string | null {
  return guild.icon ? `${CDN}/icons/${guild.id}/${guild.icon}.png?size=${size}` : null;
}

/** Where a user's avatar lives: animated for `a_` hashes, Discord's default without a hash (spec §7). */
export function avatarUrl(
  user: { discordId: string; avatarHash: string | null },
  size: ImageSize = 256,
): string {
  const { discordId, avatarHash } = user;
  // An account without an avatar is given the address of a default one, whose «hash» is a single digit.
  if (!avatarHash || /^\d$/.test(avatarHash)) return defaultAvatarUrl(discordId);
  const extension = avatarHash.startsWith('a_') ? 'gif' : 'png';
  return `${CDN}/avatars/${discordId}/${avatarHash}.${extension}?size=${size}`;
}

function defaultAvatarUrl(discordId: string): string {
  const index = /^\d{1,20}$/.test(discordId) ? (BigInt(discordId) >> 22n) % 6n : 0n;
  return `${CDN}/embed/avatars/${index}.png`;
}
