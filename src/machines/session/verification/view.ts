import type { SnapshotFrom } from 'xstate';
import type { VerificationError } from '#domain/session/verification';
import type { verificationMachine } from './verification.machine';

type Snapshot = SnapshotFrom<typeof verificationMachine>;

/** The four views of the page. While `leaving`, the page shows `verified` (product.md §14.1). */
export type VerificationView = 'initial' | 'processing' | 'verified' | 'failed';

export function verificationView({ value }: Snapshot): VerificationView {
  if (typeof value === 'object') return 'failed';
  return value === 'leaving' ? 'verified' : value;
}

/** Returns why the verification failed, or null. */
export function verificationFailure({ value }: Snapshot): VerificationError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
