import type { SnapshotFrom } from 'xstate';
import type { VerificationError } from '#domain/session/verification';
import type { verificationMachine } from './verification.machine';

type Snapshot = SnapshotFrom<typeof verificationMachine>;

/** The four looks of spec §2 «Verification»; leaving looks like the success it follows. */
export type VerificationView = 'initial' | 'processing' | 'verified' | 'failed';

export function verificationView({ value }: Snapshot): VerificationView {
  if (typeof value === 'object') return 'failed';
  return value === 'leaving' ? 'verified' : value;
}

/** Why it failed, or null where it did not. */
export function verificationFailure({ value }: Snapshot): VerificationError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
