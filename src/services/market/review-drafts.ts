import {
  parseReviewDraft,
  type ReviewDraft,
  type ReviewOwner,
} from '#domain/marketplace/review-form';
import * as v from 'valibot';
import { openTabDraft, storeTabDraft } from '../browser/tab-drafts';

const reviewPrefix = ({ userId, storeId }: ReviewOwner) => `grouped:review:${userId}:${storeId}:`;

/** Returns a buyer's unsaved review of a store. If this tab has none, returns the newest review of a closed tab. */
export function openReviewDraft(owner: ReviewOwner): Promise<ReviewDraft | null> {
  return openTabDraft(reviewPrefix(owner), parseReviewDraft);
}

export function keepReviewDraft(owner: ReviewOwner, draft: ReviewDraft | null): void {
  storeTabDraft(reviewPrefix(owner), draft);
}

export interface ReplyOwner {
  userId: string;
  reviewId: string;
}

interface ReplyDraft {
  form: { text: string };
}

const replyPrefix = ({ userId, reviewId }: ReplyOwner) => `grouped:reply:${userId}:${reviewId}:`;
const replySchema = v.object({ text: v.string() });

/** Returns a seller's unsaved reply; null if there is none. */
export async function openReplyDraft(owner: ReplyOwner): Promise<ReplyDraft | null> {
  const form = await openTabDraft(replyPrefix(owner), (stored) => {
    const parsed = v.safeParse(replySchema, stored);
    return parsed.success ? parsed.output : null;
  });
  return form && { form };
}

export function keepReplyDraft(owner: ReplyOwner, draft: ReplyDraft | null): void {
  storeTabDraft(replyPrefix(owner), draft && draft.form);
}
