import type { SnapshotFrom } from 'xstate';
import type { VerificationRefusal } from '#domain/session/verification';
import type { verificationMachine } from './verification.machine';

type Snapshot = SnapshotFrom<typeof verificationMachine>;

/** The four looks of spec §2 «Verification»; leaving looks like the success it follows. */
export type VerificationFace = 'initial' | 'processing' | 'verified' | 'failed';

export function verificationFace({ value }: Snapshot): VerificationFace {
  if (typeof value === 'object') return 'failed';
  return value === 'leaving' ? 'verified' : value;
}

/** Why it failed, or null where it did not. */
export function verificationFailure({ value }: Snapshot): VerificationRefusal['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
