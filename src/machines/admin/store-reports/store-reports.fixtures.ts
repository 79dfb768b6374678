import type { DecisionError, ReportedTarget, ReportsError } from '#domain/admin/moderation';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { storeReportsMachine } from './store-reports.machine';
import type { DecisionAnswer, ReportsAnswer } from './store-reports.setup';

export const lab: ReportedTarget = {
  id: 'biz_lab',
  slug: 'lab',
  name: 'Amazon Sellers Lab',
  ownerName: 'mira',
  isPublic: true,
  review: null,
  isHidden: false,
  hiddenReason: null,
  lastDecision: null,
  openReports: 2,
  totalReports: 2,
  reports: [
    {
      id: 'report 1',
      kind: 'scam',
      details: 'I paid on Monday and still have no role.',
      status: 'open',
      createdAt: '2026-11-24T18:20:00.000Z',
      reporterName: 'fresh_start',
      reviewThen: null,
    },
    {
      id: 'report 2',
      kind: 'spam',
      details: '',
      status: 'open',
      createdAt: '2026-11-23T09:05:00.000Z',
      reporterName: 'Someone',
      reviewThen: null,
    },
  ],
};

export const hiddenCards: ReportedTarget = {
  ...lab,
  id: 'biz_cards',
  slug: 'cards',
  name: 'Card Collectors',
  isPublic: false,
  isHidden: true,
  hiddenReason: 'Buyers got no role.',
  lastDecision: 'decision 1',
  openReports: 0,
  totalReports: 1,
  reports: lab.reports.slice(0, 1).map((report) => ({ ...report, status: 'acted' as const })),
};

export const review: ReportedTarget = {
  ...hiddenCards,
  id: '5a1e3000-0000-4000-8000-000000000011',
  isPublic: true,
  review: {
    authorName: 'liam',
    rating: 1,
    text: 'Not for me.',
    version: 2,
    isDeleted: false,
  },
  isHidden: false,
  hiddenReason: null,
  lastDecision: null,
  openReports: 1,
  totalReports: 1,
  reports: [
    {
      id: 'report 3',
      kind: 'offensive',
      details: '',
      status: 'open',
      createdAt: '2026-11-22T10:00:00.000Z',
      reporterName: 'mira',
      reviewThen: { rating: 1, text: 'An insult.' },
    },
  ],
};

/** A list of 22 reported stores and reviews, which fill two pages. The response has the first rows. */
export const both: ReportsAnswer = {
  ok: true,
  value: { kind: 'targets', total: 22, targets: [lab, hiddenCards, review] },
};
export const nothing: ReportsAnswer = {
  ok: true,
  value: { kind: 'targets', total: 0, targets: [] },
};
/** The response for a page after the last one. Such a page is empty. */
export const beyond: ReportsAnswer = {
  ok: true,
  value: { kind: 'targets', total: 20, targets: [] },
};
export const log: ReportsAnswer = {
  ok: true,
  value: {
    kind: 'log',
    total: 1,
    decisions: [
      {
        id: 'decision 1',
        action: 'hide',
        kind: 'store',
        storeName: 'Card Collectors',
        authorName: null,
        decidedBy: 'theo',
        decidedAt: '2026-11-19T08:00:00.000Z',
        reason: 'Buyers got no role.',
      },
    ],
  },
};
export const decided: DecisionAnswer = { ok: true, value: null };

export const reportsErrors = {
  notAllowed: { kind: 'notAllowed' },
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<ReportsError>;
export const decisionErrors = {
  clash: { kind: 'clash' },
  gone: { kind: 'gone' },
  notAllowed: { kind: 'notAllowed' },
  signInRequired: { kind: 'signInRequired' },
  rejected: { kind: 'rejected' },
  unanswered: { kind: 'unanswered' },
} satisfies ErrorsByKind<DecisionError>;

export const notLoaded = (kind: ReportsError['kind']): ReportsAnswer => ({
  ok: false,
  error: reportsErrors[kind],
});
export const notDecided = (kind: DecisionError['kind']): DecisionAnswer => ({
  ok: false,
  error: decisionErrors[kind],
});

/** Returns an input whose `newId` returns 'id 1', 'id 2' and so on. */
export function reportsInput() {
  let count = 0;
  return {
    newId: () => {
      count += 1;
      return `id ${count}`;
    },
  };
}

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const storeReportsFixtures = {
  input: reportsInput(),
  events: {
    show: [{ type: 'show', query: { view: 'open', page: 1 } }],
    retry: [{ type: 'retry' }],
    refresh: [{ type: 'refresh' }],
    decide: [{ type: 'decide', action: 'hide', targetId: lab.id }],
    change: [{ type: 'change', reason: 'It is a scam' }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {
    load: { outcomes: [both, beyond, ...failures<ReportsError>(reportsErrors)], restarts: true },
    decide: { outcomes: [decided, ...failures<DecisionError>(decisionErrors)] },
  },
  delays: {},
  serialize: ({ context: { query, page, asked, reason, isChecked } }) => ({
    page: query.page,
    isListed: page?.kind === 'targets' && page.targets.length > 0,
    isAsked: asked !== null,
    reason,
    isChecked,
  }),
} satisfies WalkOptions<typeof storeReportsMachine>;
