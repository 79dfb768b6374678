import { emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { VerificationAnswer, VerificationError } from '#domain/session/verification';
import { errorTransitions, isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type VerificationEvent = { type: 'verify' } | { type: 'try again' };

/** The dashboard is where to go now. */
export type VerificationEmitted = { type: 'leave' };

const answered = ({ event }: { event: DoneActorEvent<VerificationAnswer> }) => event.output;

/**
 * Verifying that a Discord account is the viewer's own (spec §4 «Verification»). The tag `signIn` marks failures that
 * only another sign-in mends.
 */
export const verificationMachine = setup({
  types: {
    events: {} as VerificationEvent,
    emitted: {} as VerificationEmitted,
    tags: {} as 'signIn',
  },
  actors: {
    /** Asks Discord through the backend, as whoever is signed in. */
    verify: fromPromise<VerificationAnswer>(unprovided('verify')),
  },
  actions: { leave: emit({ type: 'leave' }) },
  guards: {
    isOk: (_, answer: VerificationAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /** Spec §4: the success is read before the page goes on to the dashboard. */
    redirect: 1_500,
  },
}).createMachine({
  id: 'verification',
  initial: 'initial',
  states: {
    initial: { on: { verify: 'processing' } },
    processing: {
      invoke: {
        id: 'verify',
        src: 'verify',
        onDone: [
          { guard: { type: 'isOk', params: answered }, target: 'verified' },
          ...errorTransitions<VerificationAnswer>()({
            signedOut: 'failed.signedOut',
            reconnect: 'failed.reconnect',
            notConfirmed: 'failed.notConfirmed',
            rateLimited: 'failed.rateLimited',
            unreachable: 'failed.unreachable',
            unknown: 'failed.unknown',
          }),
        ],
      },
    },
    verified: { after: { redirect: 'leaving' } },
    leaving: { entry: 'leave' },
    failed: {
      initial: 'unknown',
      on: { 'try again': 'initial' },
      states: {
        signedOut: { tags: 'signIn' },
        reconnect: { tags: 'signIn' },
        notConfirmed: { tags: 'signIn' },
        rateLimited: {},
        unreachable: {},
        unknown: {},
      } as const satisfies Record<VerificationError['kind'], object>,
    },
  },
});
