import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import { profileOf } from '#domain/session/profile';
import type { AuthEventType, Session } from '#domain/session/session';
import { unprovided } from '../unprovided';

/** Something the auth client says, in this tab or in another. */
export interface AuthChange {
  type: 'auth changed';
  event: AuthEventType;
  session: Session | null;
}

/** What the user is told in passing; `content/messages/session.ts` has a text under each name. */
export type SessionNotice = SessionError | 'signedOut' | 'sessionEnded' | 'noDiscordToken';

type SessionError =
  | 'signInFailed'
  | 'signInErrored'
  | 'signOutFailed'
  | 'signOutErrored'
  | 'refreshFailed'
  | 'noSessionReturned';

/** 'unreachable': there may be a session, and the auth server does not answer. */
type ReadError = 'unreadable' | 'unreachable';

interface Context {
  /** Unix time in ms. */
  now: () => number;
  session: Session | null;
  /** Whether the person was greeted since signing in. Who was signed in before needs no greeting. */
  welcomed: boolean;
}

const TICK = 30_000;
/** Spec §4: a session is renewed when fewer than 3 ticks of it remain. */
const MARGIN = 3 * TICK;

/** What the session's chart is written in: its events, actors, questions and deeds. */
export const sessionSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { now: () => number },
    events: {} as
      | { type: 'sign in' }
      | { type: 'sign out' }
      | { type: 'dismiss' }
      /** Reads the session again after the auth server could not be reached. */
      | { type: 'retry' }
      | AuthChange,
    emitted: {} as
      | { type: 'notice'; notice: SessionNotice }
      | { type: 'welcome'; username: string },
  },
  actors: {
    readSession: fromPromise<Result<Session | null, { kind: ReadError }>>(
      unprovided('readSession'),
    ),
    refreshSession: fromPromise<
      Result<Session, { kind: 'refreshFailed' | 'noSessionReturned' }>,
      { refreshToken: string }
    >(unprovided('refreshSession')),
    /** Keeps the path to come back to, then leaves the page. */
    signInWithDiscord: fromPromise<Result<null, { kind: 'signInFailed' | 'signInErrored' }>>(
      unprovided('signInWithDiscord'),
    ),
    signOut: fromPromise<Result<null, { kind: 'signOutFailed' | 'signOutErrored' }>>(
      unprovided('signOut'),
    ),
    /** Sends «auth changed». */
    watchAuth: fromCallback(unprovided('watchAuth')),
  },
  guards: {
    /** Whoever reconnects stays signed in until Discord has answered. */
    hasSession: ({ context }) => context.session !== null,
    isSession: (_, session: Session | null) => session !== null,
    /** Whether an error is this one; null is no error. */
    isAccepted: (_, error: SessionError | null) => error === null,
    isUnreachable: (_, error: ReadError | null) => error === 'unreachable',
    isSignInErrored: (_, error: SessionError | null) => error === 'signInErrored',
    isSignOutErrored: (_, error: SessionError | null) => error === 'signOutErrored',
    isNoSessionReturned: (_, error: SessionError | null) => error === 'noSessionReturned',
    bringsSession: (_, { event, session }: AuthChange) =>
      event !== 'SIGNED_OUT' && session !== null,
    saysNobody: (_, { event, session }: AuthChange) =>
      event === 'SIGNED_OUT' || (event === 'INITIAL_SESSION' && session === null),
    isDue: ({ context: { session, now } }) =>
      session !== null && session.expiresAt * 1_000 - now() < MARGIN,
    /** Only the session of a sign-in has Discord's token (supabase.md §3.3). */
    losesDiscordToken: ({ context }, session: Session | null) =>
      session?.providerToken === null && typeof context.session?.providerToken === 'string',
  },
  actions: {
    /** Keeps a session that was there before the page. */
    restore: assign((_, session: Session | null) => ({ session, welcomed: true })),
    /** Keeps a session and greets its person, once (spec §4 «one-time welcome toast»). */
    take: enqueueActions(({ context, enqueue }, session: Session | null) => {
      const isSamePerson = context.session?.user.id === session?.user.id;
      const welcomed = isSamePerson && context.welcomed;
      const username = session ? profileOf(session.user)?.username : undefined;
      if (!welcomed && username !== undefined) enqueue.emit({ type: 'welcome', username });
      enqueue.assign({ session, welcomed: welcomed || username !== undefined });
    }),
    keep: assign((_, session: Session | null) => ({ session })),
    forget: assign({ session: null, welcomed: false }),
    tell: emit((_, notice: SessionNotice) => ({ type: 'notice' as const, notice })),
    tellError: enqueueActions(({ enqueue }, notice: SessionError | null) => {
      if (notice) enqueue.emit({ type: 'notice', notice });
    }),
  },
  delays: {
    /** Spec §4: «tick every 30 s». */
    tick: TICK,
  },
});

type Answered<Value, Kind> = { event: { output: Result<Value, { kind: Kind }> } };

/** The value of an answer, or null. */
export const value = <Value, Kind>({ event: { output } }: Answered<Value, Kind>) =>
  output.ok ? output.value : null;

/** What an answer refuses, or null. */
export const error = <Value, Kind>({ event: { output } }: Answered<Value, Kind>) =>
  output.ok ? null : output.error.kind;

/** What the auth client said. */
export const change = ({ event }: { event: AuthChange }) => event;

/** The session the auth client brought. */
export const newSession = ({ event }: { event: AuthChange }) => event.session;
