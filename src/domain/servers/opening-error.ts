/** Why a dashboard could not be opened (product.md §8.3). */
export type OpeningError =
  /** The user has no access to the server. `name` is null if Discord has never reported the user as a member. */
  | { kind: 'notYours'; name: string | null }
  | { kind: 'noSuchServer' }
  /** The session or the Discord token is no longer valid. */
  | { kind: 'signInAgain' }
  /** The backend cannot reach Discord. */
  | { kind: 'discordUnreachable' }
  | { kind: 'unreachable' };
