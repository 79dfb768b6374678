import type { VerificationAnswer, VerificationError } from '#domain/session/verification';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
import type { verificationMachine } from './verification.machine';

export const verified: VerificationAnswer = { ok: true, value: null };

export const verificationErrors = {
  signedOut: { kind: 'signedOut' },
  reconnect: { kind: 'reconnect' },
  notConfirmed: { kind: 'notConfirmed' },
  rateLimited: { kind: 'rateLimited' },
  unreachable: { kind: 'unreachable' },
  unknown: { kind: 'unknown' },
} satisfies ErrorsByKind<VerificationError>;

export function failedWith(kind: VerificationError['kind']): VerificationAnswer {
  return { ok: false, error: verificationErrors[kind] };
}

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const verificationFixtures = {
  input: undefined,
  events: { verify: [{ type: 'verify' }], 'try again': [{ type: 'try again' }] },
  actors: {
    verify: { outcomes: [verified, ...failures<VerificationError>(verificationErrors)] },
  },
  delays: { redirect: 1_500 },
} satisfies WalkOptions<typeof verificationMachine>;
