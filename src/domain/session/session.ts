/** A session as the machines use it (product.md §6.1). The auth client stores the tokens. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  /** When `accessToken` expires, as Unix time in seconds. */
  expiresAt: number;
  /** Exists only in memory, from a sign-in until the next reload. A refreshed session has none (supabase.md §3.3). */
  providerToken: string | null;
  user: AuthUser;
}

/** A user of Supabase Auth. `metadata` comes from Discord and is not trusted. */
export interface AuthUser {
  id: string;
  email: string | null;
  metadata: Readonly<Record<string, unknown>>;
}

/** The events of the auth client (product.md §6.10). We add `SESSION_REVOKED`: the session was ended on another device. */
export type AuthEventType =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'TOKEN_REFRESHED'
  | 'SIGNED_OUT'
  | 'SESSION_REVOKED'
  | 'PASSWORD_RECOVERY'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED';

export interface Viewer {
  /** The user's id in Supabase Auth (uuid). */
  userId: string;
  email: string | null;
  profile: DiscordProfile | null;
}

/** A person's Discord profile (product.md §6.3). */
export interface DiscordProfile {
  /** Snowflake string. */
  discordId: string;
  username: string;
  avatarHash: string | null;
  avatar: string | null;
  email: string | null;
}
