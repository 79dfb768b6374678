import { REPORT_LENGTH, reportKinds, REPORTS_PER_DAY } from '#domain/marketplace/store-report';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { type Given, rpcFor } from '../handlers/rpc';
import type { MockContext } from '../context';
import type { Person } from '../session/people';
import { postgrestError } from '../postgrest';
import type { ReportRow } from './report-row';
import { isAbout } from './reports-page';
import { isPublic } from '../market/stores';

const sent = {
  report_id: v.string(),
  kind: v.string(),
  details: v.optional(v.nullable(v.string()), ''),
};
const onStore = { ...sent, store_id: v.string() };
const onReview = { ...sent, review_id: v.string() };

const DAY = 86_400_000;

export function storeReportHandlers(context: MockContext): RequestHandler[] {
  const rpc = rpcFor(context);
  const save = { takes: 'save', condition: context.conditions.reporting } as const;
  const answer = (person: Person, given: Report) => report(person, given, context);
  return [
    rpc('report_store', { ...save, args: onStore, answer }),
    rpc('report_review', { ...save, args: onReview, answer }),
  ];
}

type Report = Given<typeof onStore> | Given<typeof onReview>;

function report(person: Person, given: Report, context: MockContext): string | Response {
  const { conditions, store, now } = context;
  const { reporting } = conditions;
  if (reporting === 'rejected') return checkFailed();
  const { report_id: id, kind } = given;
  const isReview = 'review_id' in given;
  const rows = store.reports.rows(conditions);
  const own = rows.filter(({ reporter_id }) => reporter_id === person.id);
  if (own.some((row) => row.id === id)) return 'reported';
  const review = isReview
    ? (store.reviews.rows(conditions).find((row) => row.id === given.review_id) ?? null)
    : null;
  const homeId = isReview ? review?.store_id : given.store_id;
  const found = store.storesOf(conditions).find((row) => row.id === homeId);
  const isHidden = review?.hidden_by_site || reporting === 'hiddenMeanwhile';
  if (!found || !isPublic(found) || isHidden) {
    return isReview ? 'noReview' : 'noStore';
  }
  if (review?.user_id === person.id) return 'ownReview';
  if (!review && found.owner_id === person.id) return 'ownStore';
  const isOpen = own.some((row) => isAbout({ store: found, review }, row) && row.status === 'open');
  if (isOpen || reporting === 'alreadyReported') return 'alreadyReported';
  const recent = own.filter(({ created_at }) => Date.parse(created_at) > now() - DAY);
  if (recent.length >= REPORTS_PER_DAY || reporting === 'tooMany') {
    return 'tooManyReports';
  }
  const details = (given.details ?? '').replaceAll(/^ +| +$/g, '');
  const known = reportKinds.find((each) => each === kind);
  const isValid = Array.from(details).length <= REPORT_LENGTH && (kind !== 'other' || details);
  if (known === undefined || !isValid) return checkFailed();
  const row: ReportRow = {
    id,
    store_id: found.id,
    review_id: review?.id ?? null,
    review_rating: review?.rating ?? null,
    review_text: review?.text ?? null,
    reporter_id: person.id,
    kind: known,
    details,
    status: 'open',
    created_at: new Date(now()).toISOString(),
  };
  store.reports.keepRows(conditions, [row, ...rows]);
  return 'reported';
}

function checkFailed(): Response {
  return postgrestError(400, '23514', 'new row for relation "store_reports" violates a constraint');
}
