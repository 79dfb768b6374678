import type { SnapshotFrom } from 'xstate';
import type { PaymentsError } from '#domain/marketplace/transactions';
import type { storeOverviewMachine } from './store-overview.machine';

type OverviewSnapshot = SnapshotFrom<typeof storeOverviewMachine>;

/** The view of the page. */
export type OverviewView = 'loading' | 'shown' | PaymentsError['kind'];

export function overviewView({ value: { page } }: OverviewSnapshot): OverviewView {
  if (page === 'loading') return 'loading';
  return 'failed' in page ? page.failed : 'shown';
}

/** Returns whether the figures of another period are being read. */
export function isSwitching(snapshot: OverviewSnapshot): boolean {
  return snapshot.matches({ page: { shown: { figures: 'switching' } } });
}

/** Returns why the figures are out of date; null if they are up to date. */
export function staleReason({ value: { page } }: OverviewSnapshot): PaymentsError['kind'] | null {
  if (page === 'loading' || !('shown' in page)) return null;
  const { figures } = page.shown;
  return typeof figures === 'object' ? figures.stale : null;
}

/** Returns why the last export failed; null if there was no error. */
export function exportError({ value: { page } }: OverviewSnapshot): PaymentsError['kind'] | null {
  if (page === 'loading' || !('shown' in page)) return null;
  const { file } = page.shown;
  return typeof file === 'object' ? file.failed : null;
}
