import type { BotLimit, ChannelLimit } from '#domain/bot-config/bot-needs';
import type { RoleLimit } from '#domain/discord-permissions/bot-limits';
import { formatList } from '#domain/format-list';

/** Texts about roles and channels that the bot cannot use (product.md §9.20). */
export const botLimitMessages = {
  /** Shown once if the server is known but the bot's rights are unknown. */
  unread:
    "The bot's own roles could not be read, so this page cannot say which roles and channels it can use.",
} as const;

/** Short texts that mark the options of a list. */
const marks: Readonly<Record<BotLimit, string>> = {
  deleted: 'Not in this server',
  everyone: 'Every member has this role',
  managed: 'Managed by an integration',
  mayNotManage: 'Bot cannot manage roles',
  aboveBot: 'Role is above the bot',
  hasOnlyPosts: 'Messages cannot be sent here directly',
  isCategory: 'A category, not a channel',
  notACategory: 'A channel, not a category',
  VIEW_CHANNEL: 'Bot cannot view it',
  CONNECT: 'Bot cannot connect',
  SEND_MESSAGES: 'Bot cannot send messages',
  SEND_MESSAGES_IN_THREADS: 'Bot cannot send messages in posts',
  READ_MESSAGE_HISTORY: 'Bot cannot read message history',
  EMBED_LINKS: 'Bot cannot embed links',
  ATTACH_FILES: 'Bot cannot attach files',
  ADD_REACTIONS: 'Bot cannot add reactions',
  MANAGE_CHANNELS: 'Bot cannot manage channels',
};

const roleSentences: Readonly<Record<RoleLimit, string>> = {
  deleted: 'The server has no role with this ID. It may have been deleted.',
  everyone: 'Every member has this role, so the bot cannot give or remove it.',
  managed: 'This role is managed by an integration, so the bot cannot give or remove it.',
  mayNotManage:
    'The bot does not have the Manage Roles permission, so it cannot give or remove this role.',
  aboveBot:
    "This role is not below the bot's highest role, so the bot cannot give or remove it. In Discord, move the bot's role above it.",
};

const channelSentences: Readonly<Record<ChannelLimit, string>> = {
  deleted:
    'The server has no channel with this ID. It may have been deleted, or it may be a thread.',
  hasOnlyPosts:
    'The bot cannot send messages to a forum or media channel, only to a post in it. Choose a text channel.',
  isCategory: 'This is a category. Choose a channel.',
  notACategory: 'This is a channel. Choose a category.',
  VIEW_CHANNEL:
    'The bot cannot view this channel. In Discord, give it the View Channel permission.',
  CONNECT: 'The bot cannot connect to this channel. In Discord, give it the Connect permission.',
  SEND_MESSAGES:
    'The bot cannot send messages in this channel. In Discord, give it the Send Messages permission.',
  SEND_MESSAGES_IN_THREADS:
    'The bot cannot send messages in the posts of this channel. In Discord, give it the Send Messages in Posts permission.',
  READ_MESSAGE_HISTORY:
    'The bot cannot read the message history of this channel. In Discord, give it the Read Message History permission.',
  EMBED_LINKS:
    'The bot cannot embed links in this channel. In Discord, give it the Embed Links permission.',
  ATTACH_FILES:
    'The bot cannot attach files in this channel. In Discord, give it the Attach Files permission.',
  ADD_REACTIONS:
    'The bot cannot add reactions in this channel. In Discord, give it the Add Reactions permission.',
  MANAGE_CHANNELS:
    'The bot cannot manage this channel. In Discord, give it the Manage Channels permission.',
};

const categorySentences: Readonly<Partial<Record<ChannelLimit, string>>> = {
  deleted: 'The server has no category with this ID. It may have been deleted.',
  VIEW_CHANNEL:
    'The bot cannot view this category. In Discord, give it the View Channel permission.',
  MANAGE_CHANNELS:
    'The bot cannot create channels in this category. In Discord, give it the Manage Channels permission.',
};

/** Returns the short mark of an option. */
export function botLimitMark(limit: BotLimit): string {
  return marks[limit];
}

/** Returns the sentence about the chosen role, channel or category. */
export function botLimitText(thing: 'role' | 'channel' | 'category', limit: BotLimit): string {
  if (thing === 'role') return isRoleLimit(limit) ? roleSentences[limit] : marks[limit];
  if (isRoleLimit(limit) && limit !== 'deleted') return marks[limit];
  const own = thing === 'category' ? categorySentences[limit] : undefined;
  return own ?? channelSentences[limit];
}

/** Returns the line about several chosen roles or channels with the same limit: "VIP and Owner: Role is above the bot". */
export function botLimitOfSeveralText(names: readonly string[], limit: BotLimit): string {
  return `${formatList(names)}: ${marks[limit]}`;
}

function isRoleLimit(limit: BotLimit): limit is RoleLimit {
  return Object.hasOwn(roleSentences, limit);
}
