import type { BotLimits } from '../discord-permissions/bot-limits';
import type { ChannelType } from '../discord-permissions/guild-facts';
import type { Result } from '../result';
import type { LastCheck } from './health';

/** A guild's roles and channels, for pickers. All ids are snowflake strings. */
export interface GuildResources {
  roles: readonly GuildRole[];
  channels: readonly GuildChannel[];
  /** The ids of the custom emoji; null or absent if they are unknown. */
  emojis?: readonly string[] | null;
  /** Null if the bot's permissions could not be read. Absent if the limits do not matter, as for a demo server. */
  botLimits?: BotLimits | null;
}

export interface GuildRole {
  id: string;
  name: string;
  /** An integer from 0 to 16777215; 0 means no color. */
  color: number;
  /** A higher position outranks a lower one. */
  position: number;
}

export interface GuildChannel {
  id: string;
  name: string;
  type: ChannelType;
  parentId: string | null;
  position: number;
}

/** What was read, and when, in Unix ms. */
export interface ReadResources {
  resources: GuildResources;
  readAt: number;
  /** The check before this one; null if there is none, or if the viewer may not open every panel. */
  lastCheck: LastCheck | null;
}

/** `unreachable`: also if the viewer's access has ended, or if Discord does not answer. */
export type ResourcesAnswer = Result<
  ReadResources,
  { kind: 'botNotInServer' } | { kind: 'unreachable' }
>;

export const noGuildResources: GuildResources = { roles: [], channels: [] };
