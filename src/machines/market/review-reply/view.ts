import type { SnapshotFrom } from 'xstate';
import type { ReplyError } from '#domain/marketplace/review-form';
import type { reviewReplyMachine } from './review-reply.machine';

type ReplySnapshot = SnapshotFrom<typeof reviewReplyMachine>;

/** Returns whether the user can edit the form. */
export function isReplyEditable(snapshot: ReplySnapshot): boolean {
  return snapshot.matches('editing') || snapshot.matches('failed');
}

/** Returns why the reply was not saved or deleted; null if there was no error. */
export function replyError({ value }: ReplySnapshot): ReplyError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
