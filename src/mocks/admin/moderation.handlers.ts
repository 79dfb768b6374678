import type { DecisionAction } from '#domain/admin/moderation';
import type { TargetKind } from '#domain/marketplace/store-report';
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { denied } from '../gate';
import { decide, decisionRejected } from '../decide';
import { rpcFor } from '../handlers/rpc';
import type { MockContext } from '../context';
import { runsTheSite } from '../market/membership';
import { people, type Person } from '../session/people';
import { decisionsPage, reportsPage, shownName } from './reports-page';

const paging = { page: v.optional(v.number(), 0) };
const reportsArguments = {
  status: v.optional(v.nullable(v.string()), 'open'),
  ...paging,
  page_size: v.optional(v.number(), 20),
};
const logArguments = { ...paging, page_size: v.optional(v.number(), 50) };
const decision = {
  decision_id: v.string(),
  reason: v.nullable(v.string()),
  last_decision: v.nullable(v.string()),
};
const dismissal = { open_reports: v.nullable(v.number()) };
const onStore = { ...decision, store_id: v.string() };
const onReview = { ...decision, review_id: v.string(), seen_version: v.nullable(v.number()) };

/** Mocks the functions with which site admins read reports and decide about stores and reviews. */
export function moderationHandlers(context: MockContext): RequestHandler[] {
  const { conditions, store, since } = context;
  const nameOf = (userId: string | null) =>
    shownName(userId === null ? null : store.accounts.personById(userId), store.accounts.sellers());

  const rpc = rpcFor(context);
  const reads = { takes: 'read', condition: conditions.reports } as const;
  const decisions = { takes: 'save', condition: conditions.decisions } as const;
  const mayDecide = (person: Person) => runsTheSite(person) && !since.siteRoleWasTaken;
  const noRight = () => denied('stores', 403);

  const decider =
    (kind: TargetKind, action: DecisionAction) =>
    (person: Person, given: Parameters<typeof decide>[2]): Response => {
      if (conditions.decisions === 'rejected') return decisionRejected();
      if (conditions.decisions === 'roleIsTaken') since.siteRoleWasTaken = true;
      if (!mayDecide(person)) return noRight();
      if (conditions.decisions === 'otherWasFaster' && !since.targetWasDecided) {
        since.targetWasDecided = true;
        const other = { ...given, decision_id: crypto.randomUUID(), reason: 'I was faster.' };
        decide(people.platformOwner, { kind, action }, other, nameOf, context);
      }
      return decide(person, { kind, action }, given, nameOf, context);
    };

  return [
    rpc('moderation_reports', {
      ...reads,
      args: reportsArguments,
      answer: (person, given) => {
        if (!mayDecide(person)) return noRight();
        const stores = store.storesOf(conditions);
        const reviews = store.reviews.rows(conditions);
        const reports = store.reports.rows(conditions);
        const log = store.reports.log(conditions);
        return reportsPage({ stores, reviews, reports, log, nameOf }, given);
      },
    }),
    rpc('moderation_decisions', {
      ...reads,
      args: logArguments,
      answer: (person, given) =>
        mayDecide(person) ? decisionsPage(store.reports.log(conditions), given) : noRight(),
    }),
    rpc('hide_store', { ...decisions, args: onStore, answer: decider('store', 'hide') }),
    rpc('restore_store', { ...decisions, args: onStore, answer: decider('store', 'restore') }),
    rpc('dismiss_reports', {
      ...decisions,
      args: { ...onStore, ...dismissal },
      answer: decider('store', 'dismiss'),
    }),
    rpc('hide_review', { ...decisions, args: onReview, answer: decider('review', 'hide') }),
    rpc('restore_review', { ...decisions, args: onReview, answer: decider('review', 'restore') }),
    rpc('dismiss_review_reports', {
      ...decisions,
      args: { ...onReview, ...dismissal },
      answer: decider('review', 'dismiss'),
    }),
  ];
}
