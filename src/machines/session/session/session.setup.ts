import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import { profileOf } from '#domain/session/profile';
import type { AuthEventType, Session } from '#domain/session/session';
import {
  isError,
  type ErrorKind,
  type ErrorParams,
  errorTransitions,
} from '../../error-transitions';
import { unprovided } from '../../unprovided';

/** An event of the auth client, from this tab or another. */
export interface AuthChange {
  type: 'auth changed';
  event: AuthEventType;
  session: Session | null;
}

export type SessionNotice =
  | SessionError
  | 'signedOut'
  | 'sessionEnded'
  | 'signedOutElsewhere'
  | 'noDiscordToken';

/** `unreachable`: the auth server does not respond, so it is unknown whether the user has a valid session. */
export type ReadAnswer = Result<Session | null, { kind: 'unreadable' | 'unreachable' }>;
export type RefreshAnswer = Result<Session, { kind: 'refreshFailed' | 'noSessionReturned' }>;
export type SignInAnswer = Result<
  null,
  { kind: 'signInFailed' | 'signInErrored' | 'storageBlocked' }
>;
export type SignOutAnswer = Result<null, { kind: 'signOutFailed' | 'signOutErrored' }>;

type SessionError = ErrorKind<RefreshAnswer | SignInAnswer | SignOutAnswer>;

interface Context {
  /** Unix time in ms. */
  now: () => number;
  session: Session | null;
  /** Whether the welcome toast has been shown. Also true for a restored session, for which no toast is shown. */
  welcomed: boolean;
}

const TICK = 30_000;
/** A session is refreshed when fewer than 3 ticks remain until it expires (product.md §6.11). */
const MARGIN = 3 * TICK;

export const sessionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { now: () => number },
    events: {} as
      | { type: 'sign in' }
      | { type: 'sign out' }
      | { type: 'dismiss' }
      | { type: 'retry' }
      | AuthChange,
    emitted: {} as
      | { type: 'notice'; notice: SessionNotice }
      | { type: 'welcome'; username: string },
  },
  actors: {
    readSession: fromPromise<ReadAnswer>(unprovided('readSession')),
    refreshSession: fromPromise<RefreshAnswer, { refreshToken: string }>(
      unprovided('refreshSession'),
    ),
    /** Stores the path to return to, then navigates to Discord. */
    signInWithDiscord: fromPromise<SignInAnswer>(unprovided('signInWithDiscord')),
    signOut: fromPromise<SignOutAnswer>(unprovided('signOut')),
    /** Sends `auth changed` for each event of the auth client. */
    watchAuth: fromCallback(unprovided('watchAuth')),
  },
  guards: {
    /** Also true while the user reconnects to Discord, because the session is kept until the redirect returns. */
    hasSession: ({ context }) => context.session !== null,
    isSession: (_, session: Session | null) => session !== null,
    isOk: (_, answer: { ok: boolean }) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    bringsSession: (_, { event, session }: AuthChange) =>
      event !== 'SIGNED_OUT' && session !== null,
    hasNoSession: (_, { event, session }: AuthChange) =>
      event === 'SIGNED_OUT' || (event === 'INITIAL_SESSION' && session === null),
    isRevoked: (_, { event }: AuthChange) => event === 'SESSION_REVOKED',
    isDue: ({ context: { session, now } }) =>
      session !== null && session.expiresAt * 1_000 - now() < MARGIN,
    /** The auth server returns the token only at sign-in, so a refreshed session may lack it (product.md §6.12). */
    losesDiscordToken: ({ context }, session: Session | null) =>
      session?.providerToken === null && typeof context.session?.providerToken === 'string',
  },
  actions: {
    /** Sets a restored session, without a welcome toast. */
    restore: assign((_, session: Session | null) => ({ session, welcomed: true })),
    /** Sets a session. Emits `welcome` once for each user who signs in (product.md §6.10). */
    signIn: enqueueActions(({ context, enqueue }, session: Session | null) => {
      const isSamePerson = context.session?.user.id === session?.user.id;
      const welcomed = isSamePerson && context.welcomed;
      const username = session ? profileOf(session.user)?.username : undefined;
      if (!welcomed && username !== undefined) enqueue.emit({ type: 'welcome', username });
      enqueue.assign({ session, welcomed: welcomed || username !== undefined });
    }),
    replace: assign((_, session: Session | null) => ({ session })),
    clear: assign({ session: null, welcomed: false }),
    notify: emit((_, notice: SessionNotice) => ({ type: 'notice' as const, notice })),
    notifyError: enqueueActions(({ enqueue }, notice: SessionError | null) => {
      if (notice) enqueue.emit({ type: 'notice', notice });
    }),
  },
  delays: {
    /** The interval in ms at which the session is checked (product.md §6.11). */
    tick: TICK,
  },
});

type Answered<Value, Kind> = { event: { output: Result<Value, { kind: Kind }> } };

export const answer = <Output>({ event }: { event: { output: Output } }) => event.output;

/** Returns the value of a successful output, or null. */
export const value = <Value, Kind>({ event: { output } }: Answered<Value, Kind>) =>
  output.ok ? output.value : null;

/** Returns the error kind of a failed output, or null. */
export const error = <Value, Kind>({ event: { output } }: Answered<Value, Kind>) =>
  output.ok ? null : output.error.kind;

export const change = ({ event }: { event: AuthChange }) => event;

export const newSession = ({ event }: { event: AuthChange }) => event.session;

/** Reads the session that is stored in this browser. */
export const restoring = sessionSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isSession', params: value },
            target: '#session.signedIn',
            actions: { type: 'restore', params: value },
          },
          { guard: { type: 'isOk', params: answer }, target: '#session.signedOut' },
          ...errorTransitions<ReadAnswer>()({
            unreachable: 'unreachable',
            unreadable: '#session.signedOut',
          }),
        ],
      },
    },
    /** The stored session is kept, because a network error must not sign the user out. */
    unreachable: { after: { tick: 'reading' }, on: { retry: 'reading' } },
  },
  on: {
    // An event without a session does not sign the user out: `readSession` may still restore one from stored tokens.
    'auth changed': {
      guard: { type: 'bringsSession', params: change },
      target: 'signedIn',
      actions: { type: 'restore', params: newSession },
    },
  },
});
