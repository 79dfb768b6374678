/**
 * Why the server list could not be shown: one kind for each cause the user can tell apart (spec §8 «Servers»).
 * `status` is an HTTP status, `text` what the other side said of it, unchecked.
 */
export type ServersError =
  /** Discord was asked whether the token works, and answered neither yes nor 401. */
  | { kind: 'validationFailed'; status: number; text: string }
  /** The list was asked for, and the answer was neither the list nor 401. */
  | { kind: 'fetchFailed'; status: number; text: string }
  /** The answer is not `servers[]` (spec §7). */
  | { kind: 'invalidResponse' }
  /** There is nothing to ask Discord with: only a new sign-in brings a token. */
  | { kind: 'noDiscordToken' }
  /** A 403: signed in, but without the `guilds` scope. */
  | { kind: 'missingScopes' }
  /** A 401: the flow refreshes the token once and tries again (spec §4 «Token flow»). */
  | { kind: 'unauthorized' }
  | { kind: 'refreshFailed' }
  /** The token was refreshed, and is refused all the same. */
  | { kind: 'tokenRefreshFailed' }
  | { kind: 'noSessionReturned' }
  | { kind: 'noUserId' }
  | { kind: 'missingDiscordId' }
  | { kind: 'notSignedIn' }
  | { kind: 'alreadyFetching' }
  | { kind: 'noServersOrExpired' }
  /** No answer at all: offline, or the other side is down. */
  | { kind: 'unreachable' };

/** What a failure asks of the user: grant more, sign in again, or neither (spec §4 «Error classifier»). */
export type FailureClass = 'missingScopes' | 'tokenExpired' | 'other';

/** Which explanation the server error screen gives beside the raw error (spec §8 «Server error screen»). */
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

/** What the gateway says of a request without the right key of ours. */
const noApiKey = /no api key found|invalid api key/i;

const authentication = [noApiKey, /authentication/i, /authorization/i];

const edgeFunction = [/\bFunctionsHttpError\b/, /\bedge function returned\b/i, /\b400\b/];

/** Sorts a failure by its text. A token that is at fault outweighs a scope that is missing (spec §4). */
export function classifyFailure(text: string): FailureClass {
  if (mentions(text, tokenExpired)) return 'tokenExpired';
  return mentions(text, missingScopes) ? 'missingScopes' : 'other';
}

/** Which of the three server error screens explains a text, the first that fits; null where none does (spec §8). */
export function errorHint(text: string): ErrorHint | null {
  if (mentions(text, discordIdNotReceived)) return 'discordIdNotReceived';
  if (mentions(text, authentication)) return 'authentication';
  return mentions(text, edgeFunction) ? 'edgeFunction' : null;
}

/** Sorts an error by its kind, and by status and text only where the kind carries them (spec §4). */
export function classifyError(error: ServersError): FailureClass {
  switch (error.kind) {
    case 'validationFailed':
    case 'fetchFailed':
      // That comes with a 401 too, but signing in again would not mend it.
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
