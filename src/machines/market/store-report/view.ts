import type { SnapshotFrom } from 'xstate';
import type { ReportError } from '#domain/marketplace/store-report';
import type { storeReportMachine } from './store-report.machine';

type ReportSnapshot = SnapshotFrom<typeof storeReportMachine>;

export function isReportOpen(snapshot: ReportSnapshot): boolean {
  return snapshot.hasTag('open');
}

/** Returns why the report was not sent; null if there was no error. */
export function reportError({ value }: ReportSnapshot): ReportError['kind'] | null {
  return typeof value === 'object' ? value.refused : null;
}
