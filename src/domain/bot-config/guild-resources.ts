/** What the bot knows of a guild, so that ids can be picked by name. All ids are snowflake strings. */
export interface GuildResources {
  roles: readonly GuildRole[];
  channels: readonly GuildChannel[];
}

export interface GuildRole {
  id: string;
  name: string;
  /** Discord's integer 0..16777215; 0 means no color. */
  color: number;
  /** Higher is more senior. */
  position: number;
}

export interface GuildChannel {
  id: string;
  name: string;
  type: 'text' | 'voice' | 'announcement' | 'forum' | 'category';
  /** The category it lies in. */
  parentId: string | null;
  position: number;
}

/** Nothing is known: every id is shown as it is and may still be typed. */
export const noGuildResources: GuildResources = { roles: [], channels: [] };
