import type { DecisionAction } from '#domain/admin/moderation';
import type { TargetKind } from '#domain/marketplace/store-report';
import { HttpResponse } from 'msw';
import type { MockContext } from './context';
import type { Person } from './session/people';
import { postgrestError } from './postgrest';
import type { ReportRow } from './admin/report-row';
import { idOfTarget, isAbout, lastDecisionOf, type Target } from './admin/reports-page';

/** Only a decision about a review has `seen_version`, and only a dismissal has `open_reports`. */
interface Given {
  decision_id: string;
  store_id?: string;
  review_id?: string;
  reason: string | null;
  last_decision: string | null;
  open_reports?: number | null;
  seen_version?: number | null;
}

export function decide(
  person: Person,
  { kind, action }: { kind: TargetKind; action: DecisionAction },
  given: Given,
  nameOf: (userId: string) => string,
  context: MockContext,
): Response {
  const { conditions, store, now } = context;
  const { decision_id: id, last_decision, open_reports = null, seen_version = null } = given;
  const log = store.reports.log(conditions);
  if (log.some((row) => row.id === id && row.decided_by === person.id)) {
    return HttpResponse.json('decided');
  }
  const target = targetOf(kind, given, context);
  if (!target || conditions.decisions === 'deletedMeanwhile') {
    return HttpResponse.json(kind === 'store' ? 'noStore' : 'noReview');
  }
  const { review } = target;
  if ((review?.version ?? null) !== seen_version) return HttpResponse.json('clash');
  if (last_decision !== lastDecisionOf(target, log)) return HttpResponse.json('clash');
  const reports = store.reports.rows(conditions);
  const isOpen = (row: ReportRow) => isAbout(target, row) && row.status === 'open';
  const count = reports.filter(isOpen).length;
  const isNeeded =
    action === 'dismiss'
      ? count > 0 && open_reports === count
      : (review ?? target.store).hidden_by_site === (action === 'restore');
  if (!isNeeded) return HttpResponse.json('clash');
  const reason = given.reason?.replaceAll(/^ +| +$/g, '') ?? null;
  if (reason === null) return postgrestError(400, '23502', 'null value in column "reason"');
  if (reason === '' || Array.from(reason).length > 1_000) return decisionRejected();
  store.reports.addDecision(conditions, {
    id,
    decided_at: new Date(now()).toISOString(),
    decided_by: person.id,
    decided_by_name: nameOf(person.id),
    action,
    target_kind: kind,
    target_id: idOfTarget(target),
    target_name: target.store.name,
    target_author: review && (review.author ?? nameOf(review.user_id)),
    reason,
  });
  if (action !== 'dismiss') setHidden(target, action === 'hide' ? reason : null, context);
  if (action !== 'restore') {
    const status = action === 'hide' ? 'acted' : 'dismissed';
    store.reports.keepRows(
      conditions,
      reports.map((row) => (isOpen(row) ? { ...row, status } : row)),
    );
  }
  return HttpResponse.json('decided');
}

export function decisionRejected(): Response {
  const message = 'new row for relation "moderation_log" violates a check constraint';
  return postgrestError(400, '23514', message);
}

function targetOf(
  kind: TargetKind,
  { store_id, review_id }: Given,
  { conditions, store }: MockContext,
): Target | null {
  const review = store.reviews.rows(conditions).find(({ id }) => id === review_id) ?? null;
  const home = kind === 'store' ? store_id : review?.store_id;
  const found = store.storesOf(conditions).find(({ id }) => id === home);
  return found ? { store: found, review } : null;
}

/** Restores the target if the reason is null. A review that its author has deleted is then removed. */
function setHidden(target: Target, reason: string | null, { conditions, store }: MockContext) {
  const hidden = { hidden_by_site: reason !== null, hidden_reason: reason };
  if (target.review === null) {
    const changed = { ...target.store, ...hidden, version: target.store.version + 1 };
    const stores = store.storesOf(conditions);
    store.keepStores(
      conditions,
      stores.map((row) => (row.id === changed.id ? changed : row)),
    );
    return;
  }
  const { id, deleted_at } = target.review;
  const isGone = reason === null && deleted_at !== null;
  store.reviews.keepRows(
    conditions,
    store.reviews
      .rows(conditions)
      .filter((row) => !isGone || row.id !== id)
      .map((row) => (row.id === id ? { ...row, ...hidden } : row)),
  );
  if (isGone) store.reports.keepOfReview(conditions, target.review);
}
