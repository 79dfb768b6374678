import type { ErrorOf } from '../result';
import { factorNeedKinds } from '../session/factor-need';
/** The maximum number of requests per person in 24 hours. The database has the same limit. */
export const REQUESTS_PER_DAY = 10;

/** The number of days that a person has to wait after a declined request before they may request access again. */
export const DECLINED_DAYS = 7;

/** `at` is when the request was sent or declined, in ISO 8601 (product.md §7.13). */
export interface OwnRequest {
  status: 'open' | 'declined';
  at: string;
}

export interface AccessChange {
  serverId: string;
  action: 'ask' | 'withdraw';
}

export interface AccessRequest {
  id: string;
  name: string;
  discordId: string;
  /** ISO 8601. */
  askedAt: string;
}

/** The oldest open requests of a server, and the total number of open requests. */
export interface AccessRequests {
  total: number;
  requests: readonly AccessRequest[];
}

export function withoutRequest(
  { total, requests }: AccessRequests,
  { id }: AccessRequest,
): AccessRequests {
  const left = requests.filter((request) => request.id !== id);
  return { total: total - (requests.length - left.length), requests: left };
}

/** Why a request was not sent. `unanswered`: there was no response, so the request may have been sent. */
export const askErrorKinds = [
  'notInServer',
  'notSetUp',
  'hasAccess',
  'declinedRecently',
  'tooManyRequests',
  'signInRequired',
  'unanswered',
] as const;
export type AskError = ErrorOf<typeof askErrorKinds>;

const outdating = {
  notInServer: true,
  notSetUp: true,
  hasAccess: true,
  declinedRecently: true,
  tooManyRequests: false,
  signInRequired: false,
  unanswered: false,
} satisfies Record<AskError['kind'], boolean>;

/** Returns whether an error says that what the page shows about the server is out of date. */
export function isOutdatedBy(kind: AskError['kind']): boolean {
  return outdating[kind];
}

export const withdrawErrorKinds = ['signInRequired', 'unanswered'] as const;
export type WithdrawError = ErrorOf<typeof withdrawErrorKinds>;

export type RequestsError = {
  kind: 'signInRequired' | 'notAllowed' | 'tooSlow' | 'unreachable';
};

/** Why a request was not declined. `notOpen`: the request had already been withdrawn or answered. */
export const declineErrorKinds = [
  'signInRequired',
  ...factorNeedKinds,
  'notAllowed',
  'notOpen',
  'unanswered',
] as const;
export type DeclineError = ErrorOf<typeof declineErrorKinds>;
