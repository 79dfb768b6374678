import { REPORT_LENGTH, reportKinds, REPORTS_PER_DAY } from '#domain/marketplace/store-report';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, jwtExpired } from '../admit';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { membershipTypeError } from '../membership-checks';
import { noAnswer } from '../no-answer';
import type { Person } from '../people';
import { noSuchFunction, postgrestError } from '../postgrest';
import type { ReportRow } from '../report-row';
import { isPublic } from '../stores';

const reportArguments = v.strictObject({
  report_id: v.string(),
  store_id: v.string(),
  kind: v.string(),
  details: v.optional(v.nullable(v.string()), ''),
});

const DAY = 86_400_000;

/** Mocks the function with which a visitor reports a store. */
export function storeReportHandler(context: MockContext): RequestHandler {
  const { conditions, url } = context;
  return http.post(
    `${url}/rest/v1/rpc/report_store`,
    endpoint(context, 'save', async ({ request }) => {
      const { reporting } = conditions;
      if (reporting === 'unreachable') return HttpResponse.error();
      if (reporting === 'neverAnswers') return noAnswer();
      if (reporting === 'signedOut') return jwtExpired();
      const given = v.safeParse(reportArguments, await jsonBodyOf(request.clone()));
      const person = admit(request, 'function report_store', context);
      if (person instanceof Response) return person;
      if (!given.success) return noSuchFunction('report_store');
      const wrong = membershipTypeError({ id: given.output.report_id });
      if (wrong) return wrong;
      if (reporting === 'rejected') return checkFailed();
      const answer = report(person, given.output, context);
      return reporting === 'answerIsLost' ? HttpResponse.error() : answer;
    }),
  );
}

function report(
  person: Person,
  given: v.InferOutput<typeof reportArguments>,
  context: MockContext,
): Response {
  const { conditions, store, now } = context;
  const { reporting } = conditions;
  const { report_id: id, store_id, kind } = given;
  const rows = store.reports.rows(conditions);
  const own = rows.filter(({ reporter_id }) => reporter_id === person.id);
  if (own.some((row) => row.id === id)) return HttpResponse.json('reported');
  const found = store.storesOf(conditions).find((row) => row.id === store_id);
  if (!found || !isPublic(found) || reporting === 'hiddenMeanwhile') {
    return HttpResponse.json('noStore');
  }
  if (found.owner_id === person.id) return HttpResponse.json('ownStore');
  const isOpen = own.some((row) => row.store_id === store_id && row.status === 'open');
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
    store_id,
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
