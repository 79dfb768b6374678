import type { DecisionAction } from '#domain/admin/moderation';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { admit, denied, jwtExpired } from '../admit';
import type { MockContext } from '../context';
import { endpoint, jsonBodyOf } from '../gate';
import { runsTheSite } from '../membership';
import { membershipTypeError } from '../membership-checks';
import { noAnswer } from '../no-answer';
import { people, type Person } from '../people';
import { noSuchFunction, postgrestError } from '../postgrest';
import { decisionsPage, reportsPage, shownName } from '../reports-page';

const paging = { page: v.optional(v.number(), 0) };
const reportsArguments = v.strictObject({
  status: v.optional(v.nullable(v.string()), 'open'),
  ...paging,
  page_size: v.optional(v.number(), 20),
});
const logArguments = v.strictObject({ ...paging, page_size: v.optional(v.number(), 50) });
const decisionArguments = v.strictObject({
  decision_id: v.string(),
  store_id: v.string(),
  reason: v.nullable(v.string()),
  last_decision: v.nullable(v.string()),
});
const dismissalArguments = v.strictObject({
  ...decisionArguments.entries,
  open_reports: v.nullable(v.number()),
});

type Given = v.InferOutput<typeof decisionArguments> & { open_reports?: number | null };

/** Mocks the functions with which site admins read reports and decide about stores. */
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
        const wrong = [ids['decision_id'], ids['last_decision']]
          .map((id) => typeof id === 'string' && membershipTypeError({ id }))
          .find((error) => error);
        if (wrong) return wrong;
        if (!runsTheSite(person) || since.siteRoleWasTaken) return denied('stores', 403);
        return answer(person, given.output);
      }),
    );
  }

  const decision = (name: string, action: DecisionAction) =>
    rpc(
      name,
      action === 'dismiss' ? dismissalArguments : decisionArguments,
      'save',
      (person, given) => {
        if (conditions.decisions === 'otherWasFaster' && !since.storeWasDecided) {
          since.storeWasDecided = true;
          const other = { ...given, decision_id: crypto.randomUUID(), reason: 'I was faster.' };
          decide(people.platformOwner, action, other, nameOf, context);
        }
        const answered = decide(person, action, given, nameOf, context);
        return conditions.decisions === 'answerIsLost' ? HttpResponse.error() : answered;
      },
    );

  return [
    rpc('moderation_reports', reportsArguments, 'read', (_, given) => {
      const stores = store.storesOf(conditions);
      const reports = store.reports.rows(conditions);
      const log = store.reports.log(conditions);
      return HttpResponse.json(reportsPage({ stores, reports, log, nameOf }, given));
    }),
    rpc('moderation_decisions', logArguments, 'read', (_, given) =>
      HttpResponse.json(decisionsPage(store.reports.log(conditions), given)),
    ),
    decision('hide_store', 'hide'),
    decision('restore_store', 'restore'),
    decision('dismiss_reports', 'dismiss'),
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
      return checkFailed();
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

/** Decides about a store, as the function `private.decide_on_store()` does. */
function decide(
  person: Person,
  action: DecisionAction,
  given: Given,
  nameOf: (userId: string) => string,
  { conditions, store, now }: MockContext,
): Response {
  const { decision_id: id, store_id, last_decision, open_reports = null } = given;
  const stores = store.storesOf(conditions);
  const found = stores.find((row) => row.id === store_id);
  if (!found || conditions.decisions === 'deletedMeanwhile') return HttpResponse.json('noStore');
  const log = store.reports.log(conditions);
  if (log.some((row) => row.id === id && row.decided_by === person.id)) {
    return HttpResponse.json('decided');
  }
  const latest = log.find(({ target_id }) => target_id === store_id)?.id ?? null;
  if (last_decision !== latest) return HttpResponse.json('clash');
  const reports = store.reports.rows(conditions);
  const isOpen = (row: (typeof reports)[number]) =>
    row.store_id === store_id && row.status === 'open';
  const count = reports.filter(isOpen).length;
  const isNeeded =
    action === 'dismiss'
      ? count > 0 && open_reports === count
      : found.hidden_by_site === (action === 'restore');
  if (!isNeeded) return HttpResponse.json('clash');
  const reason = given.reason?.replaceAll(/^ +| +$/g, '') ?? null;
  if (reason === null) return postgrestError(400, '23502', 'null value in column "reason"');
  if (reason === '' || Array.from(reason).length > 1_000) return checkFailed();
  store.reports.addDecision(conditions, {
    id,
    decided_at: new Date(now()).toISOString(),
    decided_by: person.id,
    decided_by_name: nameOf(person.id),
    action,
    target_kind: 'store',
    target_id: store_id,
    target_name: found.name,
    reason,
  });
  if (action !== 'dismiss') {
    const isHidden = action === 'hide';
    const changed = {
      ...found,
      hidden_by_site: isHidden,
      hidden_reason: isHidden ? reason : null,
      version: found.version + 1,
    };
    store.keepStores(
      conditions,
      stores.map((row) => (row.id === store_id ? changed : row)),
    );
  }
  if (action !== 'restore') {
    const status = action === 'hide' ? 'acted' : 'dismissed';
    store.reports.keepRows(
      conditions,
      reports.map((row) => (isOpen(row) ? { ...row, status } : row)),
    );
  }
  return HttpResponse.json('decided');
}

function checkFailed(): Response {
  const message = 'new row for relation "moderation_log" violates a check constraint';
  return postgrestError(400, '23514', message);
}
