import type { DecisionAction, ReportStatus } from '#domain/admin/moderation';
import type { ReportKind } from '#domain/marketplace/store-report';
import type { Conditions } from './conditions';
import { manyStores } from './odd-stores';
import { people, type Person } from './people';
import { cardsId, labId, picksId } from './starting-stores';
import { hiddenReason } from './stores';

/** A row of `store_reports`. */
export interface ReportRow {
  id: string;
  store_id: string;
  reporter_id: string | null;
  kind: ReportKind;
  details: string;
  status: ReportStatus;
  /** ISO 8601. */
  created_at: string;
}

/** A row of `moderation_log`. */
export interface DecisionRow {
  id: string;
  /** ISO 8601. */
  decided_at: string;
  decided_by: string;
  decided_by_name: string;
  action: DecisionAction;
  target_kind: 'store';
  target_id: string;
  target_name: string;
  reason: string;
}

const idOf = (kind: number, index: number) =>
  `5e9027${String(kind).padStart(2, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;

function report(
  index: number,
  storeId: string,
  by: Person,
  row: Omit<ReportRow, 'id' | 'store_id' | 'reporter_id'>,
): ReportRow {
  return { id: idOf(1, index), store_id: storeId, reporter_id: by.id, ...row };
}

/** Reports in every state, about a public store, a hidden one, and one without open reports. */
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
  report(6, cardsId, people.supporter, {
    kind: 'illegal',
    details: '',
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

const someDecisions: readonly DecisionRow[] = [
  {
    id: idOf(2, 1),
    decided_at: '2026-11-19T08:00:00+00:00',
    decided_by: people.admin.id,
    decided_by_name: people.admin.discord.username,
    action: 'hide',
    target_kind: 'store',
    target_id: cardsId,
    target_name: 'Card Collectors',
    reason: hiddenReason,
  },
  {
    id: idOf(2, 2),
    decided_at: '2026-10-03T08:00:00+00:00',
    decided_by: people.platformOwner.id,
    decided_by_name: people.platformOwner.discord.username,
    action: 'dismiss',
    target_kind: 'store',
    target_id: labId,
    target_name: 'Amazon Sellers Lab',
    reason: 'The logo breaks no rule.',
  },
];

/** 45 stores with an open report each: three pages. */
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
  return reports === 'many' ? manyReports() : [];
}

/** Returns the log, the newest decision first. */
export function startingDecisions({ reports }: World): readonly DecisionRow[] {
  return reports === 'some' ? someDecisions : [];
}
