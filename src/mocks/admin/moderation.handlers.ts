import type { DecisionAction } from '#domain/admin/moderation';
import type { TargetKind } from '#domain/marketplace/store-report';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, denied, jwtExpired } from '../admit';
import { decide, decisionRejected } from '../decide';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { runsTheSite } from '../market/membership';
import { membershipTypeError } from '../market/membership-checks';
import { noAnswer } from '../no-answer';
import { people, type Person } from '../session/people';
import { noSuchFunction } from '../postgrest';
import { decisionsPage, reportsPage, shownName } from './reports-page';

const paging = { page: v.optional(v.number(), 0) };
const reportsArguments = v.strictObject({
  status: v.optional(v.nullable(v.string()), 'open'),
  ...paging,
  page_size: v.optional(v.number(), 20),
});
const logArguments = v.strictObject({ ...paging, page_size: v.optional(v.number(), 50) });
const decision = {
  decision_id: v.string(),
  reason: v.nullable(v.string()),
  last_decision: v.nullable(v.string()),
};
const dismissal = { open_reports: v.nullable(v.number()) };
const onStore = { ...decision, store_id: v.string() };
const onReview = { ...decision, review_id: v.string(), seen_version: v.nullable(v.number()) };
/** The schemas of the arguments, keyed by the name of the function that makes the decision. */
const decisionArguments = {
  hide_store: v.strictObject(onStore),
  restore_store: v.strictObject(onStore),
  dismiss_reports: v.strictObject({ ...onStore, ...dismissal }),
  hide_review: v.strictObject(onReview),
  restore_review: v.strictObject(onReview),
  dismiss_review_reports: v.strictObject({ ...onReview, ...dismissal }),
};

/** Mocks the functions with which site admins read reports and decide about stores and reviews. */
export function moderationHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, url, since } = context;
  const nameOf = (userId: string | null) =>
    shownName(userId === null ? null : store.accounts.personById(userId), store.accounts.sellers());

  function rpc<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    takes: 'read' | 'save',
    answer: (person: Person, given: v.InferOutput<Schema>) => Response | Promise<Response>,
  ): RequestHandler {
    return http.post(
      `${url}/rest/v1/rpc/${name}`,
      endpoint(context, takes, async ({ request }) => {
        const stopped = takes === 'read' ? await readStops(context) : await decisionStops(context);
        if (stopped) return stopped;
        const given = v.safeParse(schema, await jsonBodyOf(request.clone()));
        const person = admit(request, `function ${name}`, context);
        if (person instanceof Response) return person;
        if (!given.success) return noSuchFunction(name);
        const ids = given.output as Record<string, unknown>;
        const wrong = [ids['decision_id'], ids['last_decision'], ids['review_id']]
          .map((id) => typeof id === 'string' && membershipTypeError({ id }))
          .find((error) => error);
        if (wrong) return wrong;
        if (!runsTheSite(person) || since.siteRoleWasTaken) return denied('stores', 403);
        return answer(person, given.output);
      }),
    );
  }

  const decider = (
    name: keyof typeof decisionArguments,
    kind: TargetKind,
    action: DecisionAction,
  ): RequestHandler =>
    rpc(name, decisionArguments[name], 'save', (person, given) => {
      if (conditions.decisions === 'otherWasFaster' && !since.targetWasDecided) {
        since.targetWasDecided = true;
        const other = { ...given, decision_id: crypto.randomUUID(), reason: 'I was faster.' };
        decide(people.platformOwner, { kind, action }, other, nameOf, context);
      }
      const answered = decide(person, { kind, action }, given, nameOf, context);
      return conditions.decisions === 'answerIsLost' ? HttpResponse.error() : answered;
    });

  return [
    rpc('moderation_reports', reportsArguments, 'read', (_, given) => {
      const stores = store.storesOf(conditions);
      const reviews = store.reviews.rows(conditions);
      const reports = store.reports.rows(conditions);
      const log = store.reports.log(conditions);
      return HttpResponse.json(reportsPage({ stores, reviews, reports, log, nameOf }, given));
    }),
    rpc('moderation_decisions', logArguments, 'read', (_, given) =>
      HttpResponse.json(decisionsPage(store.reports.log(conditions), given)),
    ),
    decider('hide_store', 'store', 'hide'),
    decider('restore_store', 'store', 'restore'),
    decider('dismiss_reports', 'store', 'dismiss'),
    decider('hide_review', 'review', 'hide'),
    decider('restore_review', 'review', 'restore'),
    decider('dismiss_review_reports', 'review', 'dismiss'),
  ];
}

async function readStops({ conditions: { reports } }: MockContext): Promise<Response | null> {
  if (reports === 'neverAnswers') return noAnswer();
  return reports === 'unreachable' ? HttpResponse.error() : null;
}

async function decisionStops({ conditions, since }: MockContext): Promise<Response | null> {
  switch (conditions.decisions) {
    case 'neverAnswers':
      return noAnswer();
    case 'unreachable':
      return HttpResponse.error();
    case 'sessionEnds':
      return jwtExpired();
    case 'rejected':
      return decisionRejected();
    case 'roleIsTaken':
      since.siteRoleWasTaken = true;
      return null;
    case 'made':
    case 'otherWasFaster':
    case 'deletedMeanwhile':
    case 'answerIsLost':
      return null;
  }
}
