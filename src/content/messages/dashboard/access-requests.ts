import { factorNeedTexts } from './factor-need';
import { isolated } from '#domain/names';
import { formatDate } from '#domain/format-date';
import {
  DECLINED_DAYS,
  REQUESTS_PER_DAY,
  type AskError,
  type DeclineError,
  type OwnRequest,
  type RequestsError,
  type WithdrawError,
} from '#domain/team/access-request';

/** Texts of requests for access to a server (product.md §7.13, §12.24). */
export const accessMessages = {
  ask: 'Ask for access',
  withdraw: 'Withdraw',
  notSetUp: 'Not set up yet. An owner or administrator of the server can add it here.',
  notAsked: {
    notInServer: 'Discord says that you are not in this server anymore. No request was sent.',
    notSetUp: 'This server is not set up anymore. No request was sent.',
    hasAccess: 'You have access to this server now.',
    declinedRecently: `A request was declined in the last ${DECLINED_DAYS} days. You can ask again after that.`,
    tooManyRequests: `You can ask ${REQUESTS_PER_DAY} times in 24 hours. Try again tomorrow.`,
    signInRequired: 'Your session has ended. Sign in again, then ask.',
    unanswered:
      'There was no response, so your request may have been sent. You can ask again: it is sent only once.',
  } satisfies Record<AskError['kind'], string>,
  notWithdrawn: {
    signInRequired: 'Your session has ended. Sign in again, then withdraw the request.',
    unanswered: 'There was no response, so your request may still be open. Try again.',
  } satisfies Record<WithdrawError['kind'], string>,

  title: 'Requests for access',
  help: 'These people are in the server and want to be editors. You choose their panels when you approve them.',
  notRead: {
    signInRequired: 'Sign in again to see the requests for access.',
    notAllowed: "You don't have permission to see access requests for this server.",
    tooSlow:
      'The requests for access could not be loaded: the server took too long. Try again in a moment.',
    unreachable: 'The requests for access could not be loaded.',
  } satisfies Record<RequestsError['kind'], string>,
  stale: 'The requests for access may be out of date.',
  declineHelp: `They see that the request was declined, and can ask again after ${DECLINED_DAYS} days.`,
  declined: 'Request declined',
  notDeclined: {
    signInRequired: 'Your session has ended. Sign in again, then decline the request.',
    ...factorNeedTexts,
    notAllowed: 'You can no longer answer access requests for this server.',
    notOpen: 'The request has already been withdrawn or answered.',
    unanswered: 'There was no response, so the request may still be open. Try again.',
  } satisfies Record<DeclineError['kind'], string>,
} as const;

/** Returns the text that describes the state of the viewer's own request. */
export function ownRequestText({ status, at }: OwnRequest): string {
  const day = formatDate(Date.parse(at), { dateStyle: 'long' });
  return status === 'open' ? `Requested on ${day}` : `Declined on ${day}`;
}

export function declineTitle(name: string): string {
  return `Decline ${isolated(name)}'s request?`;
}

/** Returns the text that is shown below the oldest requests. `count` is the number of requests that are not listed. */
export function moreRequestsText(count: number): string {
  return count === 1 ? '1 more request is waiting.' : `${count} more requests are waiting.`;
}
