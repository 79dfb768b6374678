import type { GuildResources } from '#domain/bot-config/guild-resources';
import type { MentionName } from './mention-names';

/**
 * Returns a function that returns the name of a role or channel. As in Discord, the name is 'unknown-role' or 'unknown'
 * if the server does not have the id. The name is null for users, and if the server is not loaded.
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
