import { emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { VerificationAnswer, VerificationError } from '#domain/session/verification';
import { unprovided } from '../unprovided';

export type VerificationEvent = { type: 'verify' } | { type: 'try again' };

/** The dashboard is where to go now. */
export type VerificationEmitted = { type: 'leave' };

const answered = ({ event }: { event: DoneActorEvent<VerificationAnswer> }) => event.output;

/** On to a state of `failed`, when the answer is that error. */
const refusedAs = <Kind extends VerificationError['kind']>(kind: Kind) =>
  ({
    guard: {
      type: 'wasRefused',
      params: ({ event }: { event: DoneActorEvent<VerificationAnswer> }) => ({
        answer: event.output,
        kind,
      }),
    },
    target: `failed.${kind}`,
  }) as const;

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
    wasVerified: (_, answer: VerificationAnswer) => answer.ok,
    wasRefused: (
      _,
      { answer, kind }: { answer: VerificationAnswer; kind: VerificationError['kind'] },
    ) => !answer.ok && answer.error.kind === kind,
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
          { guard: { type: 'wasVerified', params: answered }, target: 'verified' },
          refusedAs('signedOut'),
          refusedAs('reconnect'),
          refusedAs('notConfirmed'),
          refusedAs('rateLimited'),
          refusedAs('unreachable'),
          { target: 'failed' },
        ],
      },
    },
    verified: { after: { redirect: 'leaving' } },
    leaving: { entry: 'leave' },
    failed: {
      initial: 'failed',
      on: { 'try again': 'initial' },
      states: {
        signedOut: { tags: 'signIn' },
        reconnect: { tags: 'signIn' },
        notConfirmed: { tags: 'signIn' },
        rateLimited: {},
        unreachable: {},
        failed: {},
      },
    },
  },
});
