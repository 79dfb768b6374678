/** An error response. Only `kind` may be logged. */
export interface ErrorResponse {
  kind: string;
  status: number;
  body: Readonly<Record<string, string>>;
  /** Seconds after which the caller can retry. */
  retryAfter?: number;
}

/**
 * The status and text of each error that has no parameters. The page classifies errors by these texts (product.md
 * §7.6).
 */
const fixed = {
  methodNotAllowed: [405, 'Method not allowed'],
  noSession: [401, 'Missing or invalid Authorization header'],
  sessionUnchecked: [503, 'The session could not be checked. Please try again later.'],
  emptyBody: [400, 'Empty request body'],
  invalidBody: [400, 'Invalid JSON body'],
  noUserId: [400, 'Missing required userId'],
  foreignUserId: [400, 'userId does not belong to the session'],
  noProviderToken: [400, 'Missing required provider_token'],
  noDiscordToken: [409, 'No Discord token available'],
  tokenRefused: [401, 'Discord token expired'],
  refreshFailed: [401, 'Discord token expired and refresh failed. Please re-authenticate.'],
  missingScopes: [
    403,
    "Missing Discord permissions. Please re-authenticate with the 'guilds' scope",
  ],
  foreignToken: [403, 'The Discord token belongs to somebody else'],
  foreignAccount: [403, 'This Discord account does not belong to the session'],
  unknownServer: [404, 'Unknown server'],
  botNotInServer: [409, 'The bot is not in this server'],
  discordNonsense: [502, 'Discord sent something else'],
  discordUnreachable: [502, 'Discord could not be reached'],
  discordTooSlow: [504, 'Discord did not answer in time'],
  tokenNotRead: [500, 'The Discord token could not be read'],
  tokenNotKept: [500, 'The Discord token could not be kept'],
  serversNotRecorded: [500, 'The servers could not be recorded'],
  verificationNotRecorded: [500, 'The verification could not be recorded'],
  serverNotRead: [500, 'The server could not be read'],
  checkNotRecorded: [503, 'The check could not be recorded'],
  namesNotRecorded: [503, 'The names could not be recorded'],
  databaseTooSlow: [503, 'The database took too long, and nothing was stored. Please try again.'],
  unknownPath: [404, 'Not found'],
  bodyTooLarge: [413, 'The body is too large'],
  // These three errors have the same text, so that the response does not reveal which stores exist.
  noPaymentSecret: [400, 'Invalid signature'],
  wrongSignature: [400, 'Invalid signature'],
  unknownStore: [400, 'Invalid signature'],
  unreadableEvent: [400, 'The event could not be read'],
  wrongServiceKey: [400, 'Invalid secret key'],
  linksNotRead: [503, 'The links could not be read'],
  linkNotRecorded: [503, 'A link could not be recorded'],
  picturesNotRead: [503, 'The pictures could not be read'],
  picturesNotRemoved: [503, 'The pictures could not be removed'],
  messagesNotTaken: [503, 'The messages could not be read'],
  messagesNotRecorded: [503, 'What became of the messages could not be recorded'],
  secretNotRead: [503, 'The event could not be recorded. Please send it again.'],
  eventNotRecorded: [503, 'The event could not be recorded. Please send it again.'],
  defect: [500, 'Internal Server Error'],
} as const satisfies Record<string, readonly [status: number, error: string]>;

export type FixedError = keyof typeof fixed;

export const fixedErrors = Object.keys(fixed) as FixedError[];

export function errorResponse(kind: FixedError): ErrorResponse {
  const [status, error] = fixed[kind];
  return { kind, status, body: { error } };
}

/** The gateway's error for a missing public key. The page recognizes this error by its text. */
export const noApiKey: ErrorResponse = {
  kind: 'noApiKey',
  status: 401,
  body: {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  },
};

/**
 * The gateway's error for a key that belongs to another project. Unlike the 401 errors about sessions, this error cannot
 * be fixed by a new session.
 */
export const wrongApiKey: ErrorResponse = {
  kind: 'wrongApiKey',
  status: 401,
  body: { message: 'Invalid API key', hint: 'Double check your Supabase anon key.' },
};

/**
 * Returns the error for a Discord rate limit that lasts too long to wait for during a request. `seconds` is the
 * remaining time.
 */
export function rateLimited(seconds: number): ErrorResponse {
  return {
    kind: 'rateLimited',
    status: 429,
    body: { error: 'Rate limited by Discord. Please try again later.' },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  };
}

export function discordAnswered(status: number): ErrorResponse {
  return {
    kind: 'discordAnswered',
    status: 502,
    body: { error: `Discord answered ${status}` },
  };
}
