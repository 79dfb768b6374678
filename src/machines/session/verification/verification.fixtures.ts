import {
  type VerificationAnswer,
  type VerificationError,
  verificationErrorKinds,
} from '#domain/session/verification';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { verificationMachine } from './verification.machine';

export const verified: VerificationAnswer = { ok: true, value: null };

export function failedWith(kind: VerificationError['kind']): VerificationAnswer {
  return { ok: false, error: { kind } };
}

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const verificationFixtures = {
  input: undefined,
  events: { verify: [{ type: 'verify' }], 'try again': [{ type: 'try again' }] },
  actors: {
    verify: { outcomes: [verified, ...verificationErrorKinds.map(failedWith)] },
  },
  delays: { redirect: 1_500 },
} satisfies WalkOptions<typeof verificationMachine>;
