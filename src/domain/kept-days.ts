/** For how many days the database keeps what `private.prune()` removes (`private.days_kept()`). */
export const keptDays = {
  /** The numbers of visitors of a day. */
  visits: 400,
  /** Events of a payment provider that changed nothing. */
  unusedEvents: 90,
  /** Requests for access, after they were answered or withdrawn. */
  answeredRequests: 365,
  /** A user's roles in guilds, after they were last valid. */
  lapsedRoles: 30,
  /** Messages about changes of a server, sent or not. */
  messages: 7,
} as const;
