/** A signed-in session as the flows see it (spec §3); the tokens themselves stay with the auth client. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  /** Unix time in seconds at which `accessToken` stops working. */
  expiresAt: number;
  /** Discord's token: in memory only, from a sign-in until the next reload. A refreshed session has none (supabase.md §3.3). */
  providerToken: string | null;
  user: AuthUser;
}

/** The auth provider's user. `metadata` is what Discord said of them, unchecked. */
export interface AuthUser {
  id: string;
  email: string | null;
  metadata: Readonly<Record<string, unknown>>;
}

/** What the auth client reports over time (spec §4). */
export type AuthEventType =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'TOKEN_REFRESHED'
  | 'SIGNED_OUT'
  | 'PASSWORD_RECOVERY'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED';

/** Who looks at a page, as far as the pages need to know. */
export interface Viewer {
  /** The auth provider's user id (uuid). */
  userId: string;
  email: string | null;
  profile: DiscordProfile | null;
}

/** What a session says of the person on Discord (spec §3 «Discord profile»). */
export interface DiscordProfile {
  /** Snowflake string. */
  discordId: string;
  username: string;
  avatarHash: string | null;
  avatar: string | null;
  email: string | null;
}
