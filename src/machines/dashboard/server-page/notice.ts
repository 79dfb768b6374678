import type { FailureClass, ServersError } from '#domain/servers/failure';

/** Notices shown as toasts; the texts are in `content/messages/servers.ts`. */
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
  /** An error for the log. It is not shown to the user. */
  | { type: 'defect'; error: ServersError };

/** The toast after a failed reload. */
export const reloadNotices = {
  tokenExpired: 'authenticationExpired',
  missingScopes: 'permissionsRequired',
  other: 'reloadFailed',
} as const satisfies Record<FailureClass, ServerPageNotice>;
