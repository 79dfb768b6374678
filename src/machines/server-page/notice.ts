import type { FailureClass, ServersError } from '#domain/servers/failure';

/** What the page says in passing; the words are in `content/messages/servers.ts`. */
export type ServerPageNotice =
  | 'permissionsRequired'
  | 'authenticationExpired'
  | 'loadFailed'
  | 'reloadFailed'
  | 'updatesLost'
  | 'alreadyFetching'
  | 'notSignedIn'
  | 'userIdNotAvailable';

export type ServerPageEmitted =
  | { type: 'notice'; notice: ServerPageNotice }
  /** For the log, not for the user. */
  | { type: 'defect'; error: ServersError };

/** What to say when a reload behind the list came to nothing. */
export const reloadNotices = {
  tokenExpired: 'authenticationExpired',
  missingScopes: 'permissionsRequired',
  other: 'reloadFailed',
} as const satisfies Record<FailureClass, ServerPageNotice>;
