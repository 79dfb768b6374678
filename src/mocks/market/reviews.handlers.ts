import { fold } from '#domain/fold';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { denied } from '../gate';
import type { FunctionName } from '#services/database-functions';
import { type Given, rpcFor, type Schemas, type Reply } from '../handlers/rpc';
import type { MockContext } from '../context';
import type { Person } from '../session/people';
import { postgrestError } from '../postgrest';
import { emptied, replacedBy, reviewError, trimmed } from './review-checks';
import {
  hiddenReviewReason,
  ownReview,
  reviewRefusal,
  reviewsOf,
  sellerReview,
  type ReviewRow,
} from './review-rows';

const nullableNumber = v.optional(v.nullable(v.number()), null);

const saveArguments = {
  store_id: v.string(),
  rating: v.number(),
  text: v.string(),
  version: nullableNumber,
};
const deleteArguments = { store_id: v.string(), version: v.nullable(v.number()) };
const pageArguments = {
  store_id: v.string(),
  search: v.optional(v.string(), ''),
  reply: v.optional(v.nullable(v.string()), null),
  rating: nullableNumber,
  page: v.optional(v.number(), 0),
  page_size: v.optional(v.number(), 20),
};
const replyArguments = {
  review_id: v.string(),
  version: v.number(),
  before: v.nullable(v.string()),
  reply: v.nullable(v.string()),
};

interface ReviewsGiven {
  search: string;
  reply: string | null;
  rating: number | null;
}

function matcherOf({ search, reply, rating }: ReviewsGiven): (row: ReviewRow) => boolean {
  const part = fold(search.trim());
  const waits = (row: ReviewRow) => row.reply === null && !row.hidden_by_site;
  return (row) =>
    fold(row.text).includes(part) &&
    (rating === null || row.rating === rating) &&
    (reply === null || (reply === 'none' ? waits(row) : row.reply !== null));
}

export function reviewHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, now } = context;
  const all = () => store.reviews.rows(conditions);
  const keep = (rows: readonly ReviewRow[]) => store.reviews.keepRows(conditions, rows);
  const put = (row: ReviewRow) =>
    keep(all().some(({ id }) => id === row.id) ? all().map(replacedBy(row)) : [...all(), row]);
  const storeOf = (id: string) => store.storesOf(conditions).find((each) => each.id === id);
  const ownOf = (person: Person, storeId: string) =>
    all().find((row) => row.store_id === storeId && row.user_id === person.id);
  const members = () => store.members.rows(conditions);
  const today = () => new Date(now()).toISOString();
  const state = { isChangedMeanwhile: false };

  const rpc = rpcFor(context);

  const change = <Name extends FunctionName, const Entries extends Schemas<Name> & v.ObjectEntries>(
    name: Name,
    args: Entries,
    answer: (person: Person, given: Given<Entries>) => Reply,
    meanwhile: (person: Person, given: Given<Entries>) => ReviewRow | undefined,
  ) =>
    rpc<Name, Entries>(name, {
      takes: 'save',
      condition: conditions.reviewChanges,
      args,
      answer: (person, given) => {
        switch (conditions.reviewChanges) {
          case 'breaks':
            return postgrestError(400, '23514', 'new row for relation "store_reviews" is wrong');
          case 'otherWasFaster':
          case 'deletedMeanwhile':
          case 'refundedMeanwhile':
          case 'hiddenMeanwhile':
            if (!state.isChangedMeanwhile) changeMeanwhile(person, meanwhile(person, given));
            state.isChangedMeanwhile = true;
            break;
          case 'unreachable':
          case 'signedOut':
          case 'answerIsLost':
          case 'saved':
        }
        return answer(person, given);
      },
    });

  /** Makes the change of another tab, the store or the site that the world's condition asks for. */
  function changeMeanwhile(person: Person, row: ReviewRow | undefined): void {
    if (conditions.reviewChanges === 'refundedMeanwhile') {
      const mine = store.members.of(conditions, person).map(({ id }) => id);
      store.members.keepRows(
        conditions,
        store.members
          .rows(conditions)
          .map((each) => (mine.includes(each.id) ? { ...each, status: 'refunded' } : each)),
      );
    }
    if (!row) return;
    if (conditions.reviewChanges === 'hiddenMeanwhile') {
      put({ ...emptied(row, today()), hidden_by_site: true, hidden_reason: hiddenReviewReason });
    }
    if (conditions.reviewChanges === 'deletedMeanwhile') {
      keep(all().filter(({ id }) => id !== row.id));
    }
    if (conditions.reviewChanges === 'otherWasFaster') {
      put({ ...row, rating: 3, text: 'Changed in another tab.', version: row.version + 1 });
    }
  }

  return [
    change(
      'save_store_review',
      saveArguments,
      (person, { store_id, rating, text, version }) => {
        const home = storeOf(store_id);
        const mine = store.members.of(conditions, person);
        const stored = ownOf(person, store_id);
        const refusal = home ? reviewRefusal(home, mine, person, stored) : 'notMember';
        if (refusal) return outcome(refusal, ownReview(stored, members()));
        const row: ReviewRow = {
          id: crypto.randomUUID(),
          store_id,
          user_id: person.id,
          author: person.discord?.username ?? null,
          rating,
          text: trimmed(text),
          version: 1,
          created_at: today(),
          reply: null,
          replied_at: null,
          hidden_by_site: false,
          hidden_reason: null,
          deleted_at: null,
        };
        const error = reviewError(row);
        if (!stored) {
          if (version !== null) return outcome('clash', null);
          if (error) return error;
          put(row);
          store.reports.reportAgain(conditions, row);
          store.members.keepReviewed(conditions, person, store_id);
          return outcome('saved', ownReview(row, members()));
        }
        const isSame = stored.rating === rating && stored.text === row.text;
        if (isSame) return outcome('saved', ownReview(stored, members()));
        // As in PostgreSQL, the values of an insert are checked before the conflict is detected.
        if (version === null && error) return error;
        if (stored.version !== version) return outcome('clash', ownReview(stored, members()));
        if (error) return error;
        const saved = { ...stored, rating, text: row.text, version: stored.version + 1 };
        put(saved);
        return outcome('saved', ownReview(saved, members()));
      },
      (person, { store_id }) => ownOf(person, store_id),
    ),
    change(
      'delete_store_review',
      deleteArguments,
      (person, { store_id, version }) => {
        const stored = ownOf(person, store_id);
        if (!stored || stored.deleted_at !== null) return outcome('deleted', null);
        if (stored.version !== version) return outcome('clash', ownReview(stored, members()));
        const left = all().filter(({ id }) => id !== stored.id);
        keep(stored.hidden_by_site ? [...left, emptied(stored, today())] : left);
        if (!stored.hidden_by_site) store.reports.keepOfReview(conditions, stored);
        return outcome('deleted', null);
      },
      (person, { store_id }) => ownOf(person, store_id),
    ),
    rpc('store_reviews_page', {
      takes: 'read',
      condition: conditions.ownReviews,
      args: pageArguments,
      answer: (person, { store_id, page, page_size, ...given }) => {
        if (storeOf(store_id)?.owner_id !== person.id) return denied('store', 403);
        const found = reviewsOf(all(), store_id).filter(matcherOf(given));
        const most = Math.min(Math.max(page_size, 1), 100);
        const from = Math.max(page, 0) * most;
        return {
          total: found.length,
          reviews: found.slice(from, from + most).map((row) => sellerReview(row, members())),
        };
      },
    }),
    change(
      'reply_to_review',
      replyArguments,
      (person, { review_id, version, before, reply }) => {
        const stored = all().find(({ id, deleted_at }) => id === review_id && deleted_at === null);
        if (!stored || storeOf(stored.store_id)?.owner_id !== person.id) {
          return outcome('unknownReview', null);
        }
        const written = trimmed(reply ?? '') || null;
        const isOther = stored.reply !== before && stored.reply !== written;
        if (stored.version !== version || isOther)
          return outcome('clash', sellerReview(stored, members()));
        if (stored.reply === written) return outcome('saved', sellerReview(stored, members()));
        const replied_at = written === null ? null : today();
        const saved: ReviewRow = { ...stored, reply: written, replied_at };
        const error = reviewError({ ...saved, text: written ?? '' });
        if (error) return error;
        put(saved);
        return outcome('saved', sellerReview(saved, members()));
      },
      (_, { review_id }) => all().find(({ id }) => id === review_id),
    ),
  ];
}

function outcome(kind: string, review: object | null): object {
  return { outcome: kind, review };
}
