import type { BotLimit, ChannelLimit, RoleLimit } from '#domain/discord-permissions/bot-limits';
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
  cannotView: 'Bot cannot view it',
  cannotSend: 'Bot cannot send messages',
  cannotEmbed: 'Bot cannot embed links',
  cannotReact: 'Bot cannot add reactions',
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
  cannotView: 'The bot cannot view this channel. In Discord, give it the View Channel permission.',
  cannotSend:
    'The bot cannot send messages in this channel. In Discord, give it the Send Messages permission.',
  cannotEmbed:
    'The bot cannot embed links in this channel. In Discord, give it the Embed Links permission.',
  cannotReact:
    'The bot cannot add reactions in this channel. In Discord, give it the Add Reactions permission.',
};

const categorySentences: Readonly<Partial<Record<ChannelLimit, string>>> = {
  deleted: 'The server has no category with this ID. It may have been deleted.',
  cannotView: 'The bot cannot view this category. In Discord, give it the View Channel permission.',
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
