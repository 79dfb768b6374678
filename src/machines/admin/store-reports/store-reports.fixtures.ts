import type { ReportedTarget, ReportsPage } from '#domain/admin/moderation';
import { readerFixtures } from '../../charts/reader.fixtures';
import { storeReportsMachine } from './store-reports.machine';

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

export const log: ReportsPage = {
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
};

export const storeReportsFixtures = readerFixtures(storeReportsMachine, {
  values: [
    // Two pages, of which the answer has the first rows.
    { kind: 'targets', total: 22, targets: [lab, hiddenCards, review] },
    log,
  ],
  input: { query: { view: 'open', page: 0 } },
  query: { view: 'open', page: 1 },
});
