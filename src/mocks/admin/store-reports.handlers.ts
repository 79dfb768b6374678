import {
  REPORT_LENGTH,
  reportKinds,
  REPORTS_PER_DAY,
  type TargetKind,
  targetKinds,
} from '#domain/marketplace/store-report';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, jwtExpired } from '../admit';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { membershipTypeError } from '../market/membership-checks';
import { noAnswer } from '../no-answer';
import type { Person } from '../session/people';
import { noSuchFunction, postgrestError } from '../postgrest';
import type { ReportRow } from './report-row';
import { isAbout } from './reports-page';
import { isPublic } from '../market/stores';

const sent = {
  report_id: v.string(),
  kind: v.string(),
  details: v.optional(v.nullable(v.string()), ''),
};
const reportArguments = {
  store: v.strictObject({ ...sent, store_id: v.string() }),
  review: v.strictObject({ ...sent, review_id: v.string() }),
};

const DAY = 86_400_000;

/** Mocks the functions with which a user reports a store or a review. */
export function storeReportHandlers(context: MockContext): RequestHandler[] {
  return targetKinds.map((kind) => reportHandler(kind, context));
}

function reportHandler(kind: TargetKind, context: MockContext): RequestHandler {
  const { conditions, url } = context;
  return http.post(
    `${url}/rest/v1/rpc/report_${kind}`,
    endpoint(context, 'save', async ({ request }) => {
      const { reporting } = conditions;
      if (reporting === 'unreachable') return HttpResponse.error();
      if (reporting === 'neverAnswers') return noAnswer();
      if (reporting === 'signedOut') return jwtExpired();
      const given = v.safeParse(reportArguments[kind], await jsonBodyOf(request.clone()));
      const person = admit(request, `function report_${kind}`, context);
      if (person instanceof Response) return person;
      if (!given.success) return noSuchFunction(`report_${kind}`);
      const about = given.output;
      const ids = 'review_id' in about ? [about.report_id, about.review_id] : [about.report_id];
      const wrong = ids.map((id) => membershipTypeError({ id })).find((error) => error);
      if (wrong) return wrong;
      if (reporting === 'rejected') return checkFailed();
      const answer = report(person, about, context);
      return reporting === 'answerIsLost' ? HttpResponse.error() : answer;
    }),
  );
}

function report(
  person: Person,
  given: v.InferOutput<(typeof reportArguments)[TargetKind]>,
  context: MockContext,
): Response {
  const { conditions, store, now } = context;
  const { reporting } = conditions;
  const { report_id: id, kind } = given;
  const isReview = 'review_id' in given;
  const rows = store.reports.rows(conditions);
  const own = rows.filter(({ reporter_id }) => reporter_id === person.id);
  if (own.some((row) => row.id === id)) return HttpResponse.json('reported');
  const review = isReview
    ? (store.reviews.rows(conditions).find((row) => row.id === given.review_id) ?? null)
    : null;
  const homeId = isReview ? review?.store_id : given.store_id;
  const found = store.storesOf(conditions).find((row) => row.id === homeId);
  const isHidden = review?.hidden_by_site || reporting === 'hiddenMeanwhile';
  if (!found || !isPublic(found) || isHidden) {
    return HttpResponse.json(isReview ? 'noReview' : 'noStore');
  }
  if (review?.user_id === person.id) return HttpResponse.json('ownReview');
  if (!review && found.owner_id === person.id) return HttpResponse.json('ownStore');
  const isOpen = own.some((row) => isAbout({ store: found, review }, row) && row.status === 'open');
  if (isOpen || reporting === 'alreadyReported') return HttpResponse.json('alreadyReported');
  const recent = own.filter(({ created_at }) => Date.parse(created_at) > now() - DAY);
  if (recent.length >= REPORTS_PER_DAY || reporting === 'tooMany') {
    return HttpResponse.json('tooManyReports');
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
  return HttpResponse.json('reported');
}

function checkFailed(): Response {
  return postgrestError(400, '23514', 'new row for relation "store_reports" violates a constraint');
}
