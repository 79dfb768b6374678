import { type Conditions, defaultConditions } from '../conditions';
import type { World } from '../worlds';

const ownerWhen = (description: string, guildResources: Conditions['guildResources']) =>
  ({
    description,
    startsAs: 'owner',
    discordAccount: 'owner',
    conditions: { ...defaultConditions, guildResources },
  }) as const satisfies World;

/** Worlds in which the bot is not in the server, or cannot use some of its roles and channels. */
export const botWorlds = {
  'guild-resources-unknown': ownerWhen('The bot is not in the server', 'unknown'),
  'bot-limited': ownerWhen(
    'The bot has a low role, and some channels deny it permissions',
    'limited',
  ),
  'bot-unread': ownerWhen("Discord does not say what the bot's own roles are", 'unread'),
};
