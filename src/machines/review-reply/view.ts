import type { SnapshotFrom } from 'xstate';
import type { ReplyError } from '#domain/marketplace/review-form';
import type { reviewReplyMachine } from './review-reply.machine';

type ReplySnapshot = SnapshotFrom<typeof reviewReplyMachine>;

/** Returns whether the form can be typed in. */
export function isReplyEditable(snapshot: ReplySnapshot): boolean {
  return snapshot.matches('editing') || snapshot.matches('failed');
}

/** Returns why the reply was not saved or deleted; null if it was not refused. */
export function replyError({ value }: ReplySnapshot): ReplyError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
