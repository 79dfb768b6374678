import type { Person } from '../session/people';
import type { DecisionRow, ReportRow } from './report-row';
import type { ReviewRow } from '../market/review-rows';
import type { SellerRow } from '../market/starting-stores';
import type { StoreRow } from '../market/store-row';
import { isPublic } from '../market/stores';

interface PageQuery {
  status: string | null;
  page: number;
  page_size: number;
}

/** The tables that the functions read. `log` has the newest decision first. */
interface Tables {
  stores: readonly StoreRow[];
  reviews: readonly ReviewRow[];
  reports: readonly ReportRow[];
  log: readonly DecisionRow[];
  nameOf: (userId: string | null) => string;
}

const MOST = 100;
const NEWEST = 20;

function pageOf<Row>(rows: readonly Row[], { page, page_size }: Omit<PageQuery, 'status'>) {
  const count = Math.min(Math.max(page_size, 1), MOST);
  const from = Math.max(page, 0) * count;
  return rows.slice(from, from + count);
}

const newestFirst = (a: ReportRow, b: ReportRow) =>
  Date.parse(b.created_at) - Date.parse(a.created_at) || Number(a.id > b.id) - Number(a.id < b.id);

/** A store, or a review with its store. */
export interface Target {
  store: StoreRow;
  review: ReviewRow | null;
}

export const idOfTarget = ({ store, review }: Target) => review?.id ?? store.id;

export const isAbout = ({ store, review }: Target, row: ReportRow): boolean =>
  row.store_id === store.id && row.review_id === (review?.id ?? null);

/** Returns the newest decision about a target; null if there is none. `log` has the newest decision first. */
export function lastDecisionOf(target: Target, log: readonly DecisionRow[]): string | null {
  return log.find(({ target_id }) => target_id === idOfTarget(target))?.id ?? null;
}

const inOrder = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Returns the result of the function `moderation_reports()`. */
export function reportsPage({ stores, reviews, reports, log, nameOf }: Tables, query: PageQuery) {
  const { status } = query;
  const isListed = (row: ReportRow) =>
    status === 'hidden' || (status === 'open') === (row.status === 'open');
  const targets = stores.flatMap((store): Target[] => [
    { store, review: null },
    ...reviews.filter(({ store_id }) => store_id === store.id).map((review) => ({ store, review })),
  ]);
  const listed = targets
    .map((target) => {
      const own = reports.filter((row) => isAbout(target, row));
      return { ...target, own, found: own.filter(isListed).toSorted(newestFirst) };
    })
    .filter(({ store, review, found }) => {
      if (status === 'hidden') return (review ?? store).hidden_by_site;
      return (status === 'open' || status === 'closed') && found.length > 0;
    })
    .toSorted(
      (a, b) =>
        timeOf(b.found[0]) - timeOf(a.found[0]) ||
        inOrder(a.store.id, b.store.id) ||
        inOrder(a.review?.id ?? '', b.review?.id ?? ''),
    );
  return {
    total: listed.length,
    targets: pageOf(listed, query).map(({ store, review, own, found }) => ({
      id: idOfTarget({ store, review }),
      slug: store.slug,
      name: store.name,
      owner_name: nameOf(store.owner_id),
      is_public: isPublic(store),
      review: review && {
        author_name: review.author ?? nameOf(review.user_id),
        rating: review.rating,
        text: review.text,
        version: review.version,
        is_deleted: review.deleted_at !== null,
      },
      hidden_by_site: (review ?? store).hidden_by_site,
      hidden_reason: (review ?? store).hidden_reason,
      last_decision: lastDecisionOf({ store, review }, log),
      open_reports: own.filter((row) => row.status === 'open').length,
      total_reports: found.length,
      reports: found.slice(0, NEWEST).map((row) => ({
        id: row.id,
        kind: row.kind,
        details: row.details,
        status: row.status,
        created_at: row.created_at,
        review_rating: row.review_rating,
        review_text: row.review_text,
        reporter_name: nameOf(row.reporter_id),
      })),
    })),
  };
}

const timeOf = (row: ReportRow | undefined) => (row ? Date.parse(row.created_at) : 0);

/** Returns the result of the function `moderation_decisions()`. */
export function decisionsPage(log: readonly DecisionRow[], query: Omit<PageQuery, 'status'>) {
  return {
    total: log.length,
    decisions: pageOf(log, query).map((row) => ({
      id: row.id,
      decided_at: row.decided_at,
      decided_by_name: row.decided_by_name,
      action: row.action,
      target_kind: row.target_kind,
      target_id: row.target_id,
      target_name: row.target_name,
      target_author: row.target_author,
      reason: row.reason,
    })),
  };
}

/** The Discord username, otherwise the seller username, otherwise 'Someone'. */
export function shownName(person: Person | null, sellers: readonly SellerRow[]): string {
  const seller = sellers.find(({ user_id }) => user_id === person?.id);
  return person?.discord?.username ?? seller?.username ?? 'Someone';
}
