import type { VerificationAnswer, VerificationError } from '#domain/session/verification';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type { verificationMachine } from './verification.machine';

export const verified: VerificationAnswer = { ok: true, value: null };

export function refused(kind: VerificationError['kind']): VerificationAnswer {
  return { ok: false, error: { kind } };
}

/** What may happen to a verification: its walk goes by it, and its bench has a button for each. */
export const verificationFixtures = {
  input: undefined,
  events: { verify: [{ type: 'verify' }], 'try again': [{ type: 'try again' }] },
  actors: {
    verify: {
      outcomes: [
        verified,
        refused('signedOut'),
        refused('reconnect'),
        refused('notConfirmed'),
        refused('rateLimited'),
        refused('unreachable'),
        refused('failed'),
      ],
    },
  },
  delays: { redirect: 1_500 },
} satisfies WalkOptions<typeof verificationMachine>;
