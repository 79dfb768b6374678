import { describe, expect, it } from 'vitest';
import type { VerificationError } from '#domain/session/verification';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { failedWith, verificationFixtures, verified } from './verification.fixtures';
import { verificationMachine } from './verification.machine';

describe('verification, walked', () => {
  walkMachine(verificationMachine, verificationFixtures);
});

const verifying = () => scenario(verificationMachine).send({ type: 'verify' });

describe('a verification', () => {
  it('sends no request at first', () => {
    scenario(verificationMachine).expect('initial').after(60_000).expectCalls('verify', []);
  });

  it('shows the success for 1.5 s, then leaves once', () => {
    verifying()
      .expect('processing')
      .resolve('verify', verified)
      .after(1_499)
      .expect('verified')
      .expectEmitted([])
      .after(1)
      .expect('leaving')
      .after(60_000)
      .expectEmitted([{ type: 'leave' }]);
  });

  it('ignores a second press', () => {
    verifying().send({ type: 'verify' }).expectCalls('verify', [undefined]);
  });

  it('starts over after an error, only on request', () => {
    verifying()
      .resolve('verify', failedWith('unreachable'))
      .after(60_000)
      .expect({ failed: 'unreachable' })
      .expectEmitted([])
      .send({ type: 'try again' })
      .expect('initial')
      .send({ type: 'verify' })
      .resolve('verify', verified)
      .expect('verified');
  });

  const needsSignIn: Record<VerificationError['kind'], boolean> = {
    signedOut: true,
    reconnect: true,
    notConfirmed: true,
    rateLimited: false,
    unreachable: false,
    unknown: false,
  };
  it.each(Object.entries(needsSignIn))('says whether a sign-in helps: %s', (kind, mends) => {
    const verification = verifying().resolve(
      'verify',
      failedWith(kind as VerificationError['kind']),
    );
    expect(verification.snapshot().value).toEqual({ failed: kind });
    expect(verification.snapshot().hasTag('signIn')).toBe(mends);
  });
});
