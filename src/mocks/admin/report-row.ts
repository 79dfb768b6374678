import type { DecisionAction, ReportStatus } from '#domain/admin/moderation';
import type { StoredReportKind, TargetKind } from '#domain/marketplace/store-report';
import type { Conditions } from '../conditions';
import { manyStores } from '../market/odd-stores';
import { people, type Person } from '../session/people';
import { hiddenReviewReason, reportedReviews, type ReviewRow } from '../market/review-rows';
import { cardsId, labId, picksId } from '../market/starting-stores';
import { hiddenReason } from '../market/stores';
import type { TableRow } from '#services/database-functions';

/** A row of `store_reports`. */
export interface ReportRow extends TableRow<'store_reports', 'owner_discord_id'> {
  kind: StoredReportKind;
  status: ReportStatus;
  /** The author who has deleted the review. The report comes back with their next review of the store. */
  kept_for?: string;
}

/** A row of `moderation_log`. */
export interface DecisionRow extends TableRow<'moderation_log', 'place'> {
  action: DecisionAction;
  target_kind: TargetKind;
}

const idOf = (kind: number, index: number) =>
  `5e9027${String(kind).padStart(2, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;

function report(
  index: number,
  storeId: string,
  /** null for the site. */
  by: Person | null,
  row: Pick<ReportRow, 'kind' | 'details' | 'status' | 'created_at'>,
): ReportRow {
  const noReview = { review_id: null, review_rating: null, review_text: null };
  return {
    id: idOf(1, index),
    store_id: storeId,
    reporter_id: by?.id ?? null,
    ...noReview,
    ...row,
  };
}

/** Reports in every status. They are about a public store, a hidden store, and a store without open reports. */
const someReports: readonly ReportRow[] = [
  report(1, labId, people.newcomer, {
    kind: 'scam',
    details: 'I paid on Monday and still have no role. Nobody answers.',
    status: 'open',
    created_at: '2026-11-24T18:20:00+00:00',
  }),
  report(2, labId, people.editor, {
    kind: 'impersonation',
    details: 'They use the name of another community.',
    status: 'open',
    created_at: '2026-11-23T09:05:00+00:00',
  }),
  report(3, labId, people.unlinked, {
    kind: 'spam',
    details: '',
    status: 'open',
    created_at: '2026-11-22T21:40:00+00:00',
  }),
  report(4, picksId, people.moderator, {
    kind: 'other',
    details: 'The page says that winning is guaranteed.',
    status: 'open',
    created_at: '2026-11-21T07:15:00+00:00',
  }),
  report(5, cardsId, people.newcomer, {
    kind: 'scam',
    details: 'The checkout leads to another product.',
    status: 'acted',
    created_at: '2026-11-18T16:00:00+00:00',
  }),
  report(6, cardsId, null, {
    kind: 'unusualSales',
    details:
      'Of the 9 authors of the newest reviews that count:\n7 have made no payment of which an event tells.',
    status: 'acted',
    created_at: '2026-11-17T10:30:00+00:00',
  }),
  report(7, labId, people.supporter, {
    kind: 'offensive',
    details: 'The logo.',
    status: 'dismissed',
    created_at: '2026-10-02T12:00:00+00:00',
  }),
];

function decision(
  index: number,
  { id, discord }: Person,
  row: Omit<DecisionRow, 'id' | 'decided_by' | 'decided_by_name'>,
): DecisionRow {
  return { id: idOf(2, index), decided_by: id, decided_by_name: discord?.username ?? '', ...row };
}

const someDecisions: readonly DecisionRow[] = [
  decision(1, people.admin, {
    decided_at: '2026-11-19T08:00:00+00:00',
    action: 'hide',
    target_kind: 'store',
    target_id: cardsId,
    target_name: 'Card Collectors',
    target_author: null,
    reason: hiddenReason,
  }),
  decision(2, people.platformOwner, {
    decided_at: '2026-10-03T08:00:00+00:00',
    action: 'dismiss',
    target_kind: 'store',
    target_id: labId,
    target_name: 'Amazon Sellers Lab',
    target_author: null,
    reason: 'The logo breaks no rule.',
  }),
];

const reviewBy = (author: string): ReviewRow => {
  const row = reportedReviews.find((each) => each.author === author);
  if (!row) throw new Error(`No review by ${author}`);
  return row;
};
const liams = reviewBy('liam');
const noors = reviewBy(people.moderator.discord.username);

const aboutReview = ({ id, rating, text }: ReviewRow, textThen = text) => ({
  review_id: id,
  review_rating: rating,
  review_text: textThen,
});

/** Open reports about a store and about liam's review (changed since), and a closed one about a hidden review. */
const reviewReports: readonly ReportRow[] = [
  {
    ...report(11, cardsId, people.owner, {
      kind: 'offensive',
      details: 'It insults my members.',
      status: 'open',
      created_at: '2026-11-24T09:00:00+00:00',
    }),
    ...aboutReview(liams, 'Not for me. The members are idiots.'),
  },
  report(12, cardsId, people.newcomer, {
    kind: 'spam',
    details: '',
    status: 'open',
    created_at: '2026-11-22T09:00:00+00:00',
  }),
  {
    ...report(13, labId, people.newcomer, {
      kind: 'other',
      details: 'It names me.',
      status: 'acted',
      created_at: '2026-11-20T09:00:00+00:00',
    }),
    ...aboutReview(noors),
  },
];

const reviewDecisions: readonly DecisionRow[] = [
  decision(11, people.admin, {
    decided_at: '2026-11-21T08:00:00+00:00',
    action: 'hide',
    target_kind: 'review',
    target_id: noors.id,
    target_name: 'Amazon Sellers Lab',
    target_author: people.moderator.discord.username,
    reason: hiddenReviewReason,
  }),
];

/** Returns one open report about each of 45 stores. The list of these stores has three pages. */
function manyReports(): readonly ReportRow[] {
  return manyStores()
    .slice(0, 45)
    .map(({ id }, index) =>
      report(100 + index, id, people.newcomer, {
        kind: 'spam',
        details: `Report ${index + 1}`,
        status: 'open',
        created_at: new Date(Date.UTC(2026, 10, 1) + index * 3_600_000).toISOString(),
      }),
    );
}

type World = Pick<Conditions, 'reports'>;

export function startingReports({ reports }: World): readonly ReportRow[] {
  if (reports === 'some') return someReports;
  if (reports === 'reviews') return reviewReports;
  return reports === 'many' ? manyReports() : [];
}

export function startingDecisions({ reports }: World): readonly DecisionRow[] {
  if (reports === 'reviews') return reviewDecisions;
  return reports === 'some' ? someDecisions : [];
}
