import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { MentionName } from './mention-names';

/**
 * Returns a function that returns the names of roles and channels. As in Discord, an id that the server does not have is
 * "unknown". If the server is not loaded, it returns null.
 */
export function mentionNames({ roles, channels }: GuildResources): MentionName {
  return ({ of, id }) => {
    if (of === 'user') return null;
    const known = of === 'role' ? roles : channels;
    if (known.length === 0) return null;
    return (
      known.find((each) => each.id === id)?.name ?? (of === 'role' ? 'unknown-role' : 'unknown')
    );
  };
}
