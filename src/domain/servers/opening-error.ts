/** Why a dashboard could not be opened (product.md §8.3). */
export type OpeningError =
  /** The server exists. `name` is null for people Discord never reported as its members. */
  | { kind: 'notYours'; name: string | null }
  | { kind: 'noSuchServer' }
  /** The session or the Discord token is no longer valid. */
  | { kind: 'signInAgain' }
  /** The backend cannot reach Discord. */
  | { kind: 'discordUnreachable' }
  | { kind: 'unreachable' };
