import type { BotLimits } from '../discord-permissions/bot-limits';
import type { ChannelType } from '../discord-permissions/guild-facts';

/** A guild's roles and channels, for pickers. All ids are snowflake strings. */
export interface GuildResources {
  roles: readonly GuildRole[];
  channels: readonly GuildChannel[];
  /**
   * What the bot cannot do with these roles and channels. The value is null if the server is known but the bot's
   * permissions in it could not be read. It is absent if the limits do not matter, as for a demo server.
   */
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
  /** The id of the channel's category; null if it has none. */
  parentId: string | null;
  position: number;
}

/** The value to use while the guild's roles and channels are unknown. The user can still type ids. */
export const noGuildResources: GuildResources = { roles: [], channels: [] };
