import type { ErrorOf } from '../result';
import { factorNeedKinds } from '../session/factor-need';

/** Why the last message did not arrive: see `record_messages` in `supabase/migrations`. */
export const noticeFailures = ['gone', 'refused', 'limited', 'unanswered'] as const;
export type NoticeFailure = (typeof noticeFailures)[number];

/** The webhook that receives notices of a server, without its address (product.md §12.27). Times are ISO 8601. */
export interface NoticeWebhook {
  setAt: string;
  setByName: string;
  sentAt: string | null;
  /** Null if the last message has arrived, or none was sent. */
  failure: NoticeFailure | null;
  failedAt: string | null;
  /** The number of messages that wait, and of those that were given up since the webhook was set. */
  waiting: number;
  givenUp: number;
  test: { queuedAt: string; sentAt: string | null; givenUpAt: string | null } | null;
}

export interface ServerNotices {
  webhook: NoticeWebhook | null;
}

/** `notAllowed`: the viewer does not administer the server. */
export type ServerNoticesError = {
  kind: 'signInRequired' | 'notAllowed' | 'tooSlow' | 'unreachable';
};

export type NoticeChange =
  | { kind: 'webhook'; address: string }
  | { kind: 'removal' }
  | { kind: 'test' };

/** `noWebhook`: it was removed meanwhile, or Discord has deleted it. `unanswered`: the change may have been made. */
export const noticeChangeErrorKinds = [
  'signInRequired',
  ...factorNeedKinds,
  'notAllowed',
  'rejected',
  'noWebhook',
  'unanswered',
] as const;
export type NoticeChangeError = ErrorOf<typeof noticeChangeErrorKinds>;

export type TestState = 'waiting' | 'sent' | 'givenUp';

export function testStateOf({ sentAt, givenUpAt }: NonNullable<NoticeWebhook['test']>): TestState {
  if (sentAt !== null) return 'sent';
  return givenUpAt === null ? 'waiting' : 'givenUp';
}
