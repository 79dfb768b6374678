import type { SnapshotFrom } from 'xstate';
import type { PaymentsError } from '#domain/marketplace/transactions';
import type { storeOverviewMachine } from './store-overview.machine';

type OverviewSnapshot = SnapshotFrom<typeof storeOverviewMachine>;

/** What the page shows. */
export type OverviewView = 'loading' | 'shown' | PaymentsError['kind'];

export function overviewView({ value }: OverviewSnapshot): OverviewView {
  if (value === 'loading') return 'loading';
  return 'failed' in value ? value.failed : 'shown';
}

/** Returns whether the figures of another period are being read. */
export function isSwitching(snapshot: OverviewSnapshot): boolean {
  return snapshot.matches({ shown: { figures: 'switching' } });
}

/** Returns why the figures are out of date; null if they are not. */
export function staleReason({ value }: OverviewSnapshot): PaymentsError['kind'] | null {
  if (typeof value === 'string' || !('shown' in value)) return null;
  const { figures } = value.shown;
  return typeof figures === 'object' ? figures.stale : null;
}

/** Returns why the last export failed; null if it did not. */
export function exportError({ value }: OverviewSnapshot): PaymentsError['kind'] | null {
  if (typeof value === 'string' || !('shown' in value)) return null;
  const { file } = value.shown;
  return typeof file === 'object' ? file.failed : null;
}
