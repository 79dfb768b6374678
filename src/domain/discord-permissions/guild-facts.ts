import type { Permissions } from './bits';

/** The data about a guild that is needed to compute permissions. All ids are snowflake strings. */
export interface GuildFacts {
  /** The id of the guild, which is also the id of its role @everyone. */
  id: string;
  ownerId: string;
  roles: readonly RoleFacts[];
}

export interface RoleFacts {
  id: string;
  /** A higher position outranks a lower one. */
  position: number;
  permissions: Permissions;
  /** Whether an integration, such as a bot or server boosts, gives and removes the role. */
  isManaged: boolean;
}

export interface MemberFacts {
  id: string;
  /** The ids of the member's roles, without @everyone. */
  roles: readonly string[];
  isTimedOut: boolean;
}

export type ChannelType =
  | 'text'
  | 'announcement'
  | 'voice'
  | 'stage'
  | 'forum'
  | 'media'
  | 'category';

/** A channel and its overwrites. A thread has the overwrites of its parent. */
export interface ChannelFacts {
  id: string;
  /** null for a type that the product does not know. */
  type: ChannelType | null;
  overwrites: readonly Overwrite[];
}

/** A change of the permissions in one channel. It applies to the role or the member with the given id. */
export interface Overwrite {
  id: string;
  of: 'role' | 'member';
  allow: Permissions;
  deny: Permissions;
}
