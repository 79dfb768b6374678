import { createActorContext } from '@xstate/react';
import { emit, fromPromise, setup, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import {
  type VerificationAnswer,
  type VerificationError,
  verificationErrorKinds,
} from '#domain/session/verification';
import {
  type ErrorParams,
  errorTransitions,
  failedBy,
  isError,
  statesOf,
} from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type VerificationEvent = { type: 'verify' } | { type: 'try again' };

/** The viewer leaves the page. The app navigates to the dashboard. */
export type VerificationEmitted = { type: 'leave' };

const answered = ({ event }: { event: DoneActorEvent<VerificationAnswer> }) => event.output;

/**
 * Verifies the viewer's Discord account (product.md §14.1). The tag `signIn`: only a new sign-in resolves the error.
 */
export const verificationMachine = setup({
  types: {
    events: {} as VerificationEvent,
    emitted: {} as VerificationEmitted,
    tags: {} as 'signIn',
  },
  actors: {
    verify: fromPromise<VerificationAnswer>(unprovided('verify')),
  },
  actions: { leave: emit({ type: 'leave' }) },
  guards: {
    isOk: (_, answer: VerificationAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /** How long the success message is shown, in ms (product.md §14.1). */
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
          ...errorTransitions<VerificationAnswer>()(failedBy(verificationErrorKinds)),
        ],
      },
    },
    verified: { after: { redirect: 'leaving' } },
    leaving: { entry: 'leave' },
    failed: {
      on: { 'try again': 'initial' },
      ...statesOf(verificationErrorKinds, {
        signedOut: { tags: 'signIn' },
        reconnect: { tags: 'signIn' },
        notConfirmed: { tags: 'signIn' },
      }),
    },
  },
});

export const VerificationContext = createActorContext(verificationMachine);

type Snapshot = SnapshotFrom<typeof verificationMachine>;

/** The four views of the page. While `leaving`, the page shows `verified` (product.md §14.1). */
export type VerificationView = 'initial' | 'processing' | 'verified' | 'failed';

export function verificationView({ value }: Snapshot): VerificationView {
  if (typeof value === 'object') return 'failed';
  return value === 'leaving' ? 'verified' : value;
}

export function verificationFailure({ value }: Snapshot): VerificationError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
