import type { SnapshotFrom } from 'xstate';
import type { DecisionError, ReportsError } from '#domain/admin/moderation';
import type { storeReportsMachine } from './store-reports.machine';

type ReportsSnapshot = SnapshotFrom<typeof storeReportsMachine>;

/** Returns why the list cannot be shown; null if it can. */
export function reportsError({ value }: ReportsSnapshot): ReportsError['kind'] | null {
  return typeof value === 'object' && 'failed' in value ? value.failed : null;
}

export type ListState = 'fresh' | 'refreshing' | 'stale';

/** Returns the state of the shown list; null if no list is shown. */
export function listState({ value }: ReportsSnapshot): ListState | null {
  return typeof value === 'object' && 'listed' in value ? value.listed.list : null;
}

/** Returns why the last decision was not stored; null if there was no error. */
export function decisionError({ value }: ReportsSnapshot): DecisionError['kind'] | null {
  if (typeof value !== 'object' || !('listed' in value)) return null;
  const { decision } = value.listed;
  return typeof decision === 'object' ? decision.failed : null;
}

/** Returns whether the dialog of a decision is open. */
export function isDecisionOpen(snapshot: ReportsSnapshot): boolean {
  const { value } = snapshot;
  if (typeof value !== 'object' || !('listed' in value)) return false;
  const { decision } = value.listed;
  if (typeof decision === 'string') return decision !== 'none';
  return decision.failed !== 'clash' && decision.failed !== 'gone';
}

export function isDeciding(snapshot: ReportsSnapshot): boolean {
  return snapshot.matches({ listed: { decision: 'deciding' } });
}
