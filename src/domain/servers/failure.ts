/** `status` is an HTTP status, `text` the untrusted text of the response (product.md §7.7). */
export type ServersError =
  /** The token check responded with a status other than success, 401 or 403. */
  | { kind: 'validationFailed'; status: number; text: string }
  /** The list request responded with a status other than success, 401, 403 or 409. */
  | { kind: 'fetchFailed'; status: number; text: string }
  /** The response is not `servers[]`. */
  | { kind: 'invalidResponse' }
  /** There is no Discord token. The user gets a new token only by signing in again. */
  | { kind: 'noDiscordToken' }
  /** A 403 response: the user signed in without the `guilds` scope. */
  | { kind: 'missingScopes' }
  /** A 401 response. The session is refreshed, and the request is repeated once (product.md §7.5). */
  | { kind: 'unauthorized' }
  | { kind: 'refreshFailed' }
  /** The token was still rejected after a refresh of the session. */
  | { kind: 'tokenRefreshFailed' }
  | { kind: 'noSessionReturned' }
  | { kind: 'noUserId' }
  | { kind: 'missingDiscordId' }
  | { kind: 'notSignedIn' }
  | { kind: 'alreadyFetching' }
  | { kind: 'noServersOrExpired' }
  /** There was no response: the user is offline, or the server is down. */
  | { kind: 'unreachable' };

/** The classes of errors that the page distinguishes (product.md §7.6). */
export type FailureClass = 'missingScopes' | 'tokenExpired' | 'other';

/** The hints of the error screen (product.md §7.8). */
export type ErrorHint = 'discordIdNotReceived' | 'authentication' | 'edgeFunction';

const tokenExpired = [
  /\b401\b/,
  /\bunauthori[sz]ed\b/i,
  /\b(?:expired|invalid)(?:\s+[\w-]+){0,2}\s+(?:token|jwt)\b/i,
  /\b(?:token|jwt)(?:\s+[\w-]+){0,2}\s+(?:expired|invalid)\b/i,
  /\brefresh failed\b/i,
  /\bfailed to refresh\b/i,
];

const missingScopes = [
  /\bmissing discord permissions\b/i,
  /\bguilds\W{1,3}scope\b/i,
  /\bscope\W{1,3}guilds\b/i,
  /\b403\b/,
  /\bre-?authenticate\b/i,
  /\baccess forbidden\b/i,
];

const discordIdNotReceived = [
  /empty request body/i,
  /invalid json body/i,
  /missing required userid/i,
  /no userid in url parameters/i,
];

/** The gateway's messages for a missing or wrong public key. */
const noApiKey = /no api key found|invalid api key/i;

const authentication = [noApiKey, /authentication/i, /authorization/i];

const edgeFunction = [/\bFunctionsHttpError\b/, /\bedge function returned\b/i, /\b400\b/];

const signInRefusals = [
  ['canceled', /\bdenied the request\b|\buser (?:has )?(?:denied|cancell?ed)\b/i],
  [
    'emailMissing',
    /\b(?:getting|get) user email\b|\bno email\b|\bemail address (?:is )?(?:missing|required)\b/i,
  ],
  ['emailUnverified', /\bunverified email\b|\bemail\b.*\bnot (?:verified|confirmed)\b/i],
  ['emailTaken', /\bmultiple accounts\b|\balready (?:been )?(?:exists|registered|linked)\b/i],
  ['banned', /\bbanned\b|\buser is unauthorized\b/i],
  ['signUpDisabled', /\bsign-?ups? (?:are |is )?(?:not allowed|disabled)\b/i],
  ['discordDisabled', /\bprovider is not enabled\b|\bunsupported provider\b/i],
  ['tooLate', /\boauth state\b|\bflow state\b|\binvalid state\b/i],
  ['rateLimited', /\brate limit|\bfor security purposes\b|\btoo many requests\b/i],
  ['serverFailed', /\bexchang|\bdatabase error\b|\bunexpected failure\b|\btimed? ?out\b/i],
] as const;

/** Classifies the text with which the auth server returns from a sign-in with Discord; null if it is not known. */
export function classifySignInRefusal(text: string): (typeof signInRefusals)[number][0] | null {
  return signInRefusals.find(([, phrase]) => phrase.test(text))?.[0] ?? null;
}

/** Classifies an error by its text. An expired token takes precedence over missing scopes. */
export function classifyFailure(text: string): FailureClass {
  if (mentions(text, tokenExpired)) return 'tokenExpired';
  return mentions(text, missingScopes) ? 'missingScopes' : 'other';
}

export function errorHint(text: string): ErrorHint | null {
  if (mentions(text, discordIdNotReceived)) return 'discordIdNotReceived';
  if (mentions(text, authentication)) return 'authentication';
  return mentions(text, edgeFunction) ? 'edgeFunction' : null;
}

/** Returns the class of an error. It depends on the error's kind, or on the status and text if the error has these. */
export function classifyError(error: ServersError): FailureClass {
  switch (error.kind) {
    case 'validationFailed':
    case 'fetchFailed':
      // A missing or wrong API key also causes a 401, but signing in again would not help.
      if (noApiKey.test(error.text)) return 'other';
      return classifyFailure(`${error.status} ${error.text}`);
    case 'missingScopes':
      return 'missingScopes';
    case 'unauthorized':
    case 'refreshFailed':
    case 'tokenRefreshFailed':
    case 'noSessionReturned':
    case 'noDiscordToken':
    case 'noServersOrExpired':
      return 'tokenExpired';
    case 'invalidResponse':
    case 'noUserId':
    case 'missingDiscordId':
    case 'notSignedIn':
    case 'alreadyFetching':
    case 'unreachable':
      return 'other';
  }
}

function mentions(text: string, phrases: readonly RegExp[]): boolean {
  return phrases.some((phrase) => phrase.test(text));
}
