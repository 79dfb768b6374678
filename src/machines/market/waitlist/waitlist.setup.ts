import { assign, emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { JoinError, LeaveError, WaitlistError } from '#domain/marketplace/waitlist';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

/** The time at which the viewer joined the list; null if they are not on the list. */
export type SinceAnswer = Result<string | null, WaitlistError>;
export type JoinAnswer = Result<string, JoinError>;
export type LeaveAnswer = Result<null, LeaveError>;

export interface WaitlistInput {
  membershipId: string;
  /** Whether the viewer has already asked to join: before a sign-in, or before the code was loaded. */
  isWanted: boolean;
}

export interface WaitlistData extends WaitlistInput {
  /** ISO 8601; null if the viewer is not on the list, or if this is not known. */
  since: string | null;
  /** The id of the signed-in user; null if no one is signed in, or if that is not known. */
  userId: string | null;
}

export type WaitlistEvent =
  /** Sent when the session becomes known, and after each change of the session. */
  | { type: 'viewer changed'; userId: string | null }
  /** The viewer's waiting lists were read, and this list is among them. `since` is ISO 8601. */
  | { type: 'known'; since: string }
  | { type: 'join' }
  | { type: 'leave' }
  | { type: 'confirm' }
  /** Closes the confirmation for leaving the list, or the dialog for the sign-in. */
  | { type: 'cancel' }
  | { type: 'retry' };

export type WaitlistEmitted =
  /** Whether this tab should remember that the viewer wants to join. */
  { type: 'keep'; isWanted: boolean } | { type: 'left' };

type Membership = Pick<WaitlistInput, 'membershipId'>;

export const viewer = ({ event }: { event: { userId: string | null } }) => event.userId;
export const found = ({ event }: { event: DoneActorEvent<SinceAnswer> }) => event.output;
export const joined = ({ event }: { event: DoneActorEvent<JoinAnswer> }) => event.output;
export const left = ({ event }: { event: DoneActorEvent<LeaveAnswer> }) => event.output;

export const waitlistSetup = setup({
  types: {
    input: {} as WaitlistInput,
    context: {} as WaitlistData,
    events: {} as WaitlistEvent,
    emitted: {} as WaitlistEmitted,
    /** The dialog for the sign-in is open. */
    tags: {} as 'asksToSignIn',
  },
  actors: {
    load: fromPromise<SinceAnswer, Membership>(unprovided('load')),
    join: fromPromise<JoinAnswer, Membership>(unprovided('join')),
    leave: fromPromise<LeaveAnswer, Membership>(unprovided('leave')),
  },
  actions: {
    setViewer: assign((_, userId: string | null) => ({ userId })),
    setSince: assign((_, answer: SinceAnswer) => (answer.ok ? { since: answer.value } : {})),
    want: assign({ isWanted: true }),
    unwant: assign({ isWanted: false }),
    keep: emit({ type: 'keep' as const, isWanted: true }),
    forget: emit({ type: 'keep' as const, isWanted: false }),
    tellLeft: emit({ type: 'left' as const }),
  },
  guards: {
    isOk: (_, answer: JoinAnswer | LeaveAnswer) => answer.ok,
    isWaiting: (_, answer: SinceAnswer) => answer.ok && answer.value !== null,
    isNotWaiting: (_, answer: SinceAnswer) => answer.ok && answer.value === null,
    isError: (_, params: ErrorParams) => isError(params),
    isWanted: ({ context }) => context.isWanted,
    isSignedOut: (_, userId: string | null) => userId === null,
    isSignedIn: (_, userId: string | null) => userId !== null,
    isOther: ({ context }, userId: string | null) => userId !== context.userId,
  },
});
