/** Why a dashboard could not be opened. */
export type OpeningError =
  /** The server exists; `name` is null for people who were never in it. */
  | { kind: 'notYours'; name: string | null }
  | { kind: 'noSuchServer' }
  /** The session, or what Discord granted with it, is no longer good. */
  | { kind: 'signInAgain' }
  /** The backend answered that it cannot ask Discord. */
  | { kind: 'discordUnreachable' }
  | { kind: 'unreachable' };
