import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import { profileOf } from '#domain/session/profile';
import type { AuthEventType, Session } from '#domain/session/session';
import { isError, type ErrorKind, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

/** Something the auth client says, in this tab or in another. */
export interface AuthChange {
  type: 'auth changed';
  event: AuthEventType;
  session: Session | null;
}

/** What the user is told in passing; `content/messages/session.ts` has a text under each name. */
export type SessionNotice = SessionError | 'signedOut' | 'sessionEnded' | 'noDiscordToken';

/** `unreachable`: there may be a session, but the auth server does not respond. */
export type ReadAnswer = Result<Session | null, { kind: 'unreadable' | 'unreachable' }>;
export type RefreshAnswer = Result<Session, { kind: 'refreshFailed' | 'noSessionReturned' }>;
export type SignInAnswer = Result<null, { kind: 'signInFailed' | 'signInErrored' }>;
export type SignOutAnswer = Result<null, { kind: 'signOutFailed' | 'signOutErrored' }>;

type SessionError = ErrorKind<RefreshAnswer | SignInAnswer | SignOutAnswer>;

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
    readSession: fromPromise<ReadAnswer>(unprovided('readSession')),
    refreshSession: fromPromise<RefreshAnswer, { refreshToken: string }>(
      unprovided('refreshSession'),
    ),
    /** Keeps the path to come back to, then leaves the page. */
    signInWithDiscord: fromPromise<SignInAnswer>(unprovided('signInWithDiscord')),
    signOut: fromPromise<SignOutAnswer>(unprovided('signOut')),
    /** Sends «auth changed». */
    watchAuth: fromCallback(unprovided('watchAuth')),
  },
  guards: {
    /** Whoever reconnects stays signed in until Discord has answered. */
    hasSession: ({ context }) => context.session !== null,
    isSession: (_, session: Session | null) => session !== null,
    isOk: (_, answer: { ok: boolean }) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    bringsSession: (_, { event, session }: AuthChange) =>
      event !== 'SIGNED_OUT' && session !== null,
    saysNobody: (_, { event, session }: AuthChange) =>
      event === 'SIGNED_OUT' || (event === 'INITIAL_SESSION' && session === null),
    isDue: ({ context: { session, now } }) =>
      session !== null && session.expiresAt * 1_000 - now() < MARGIN,
    /** The auth server hands out Discord's token on signing in and never again (discord.md §1.4). */
    losesDiscordToken: ({ context }, session: Session | null) =>
      session?.providerToken === null && typeof context.session?.providerToken === 'string',
  },
  actions: {
    /** Keeps a session that was there before the page. */
    restore: assign((_, session: Session | null) => ({ session, welcomed: true })),
    /** Keeps a session and greets its person, once (spec §4 «one-time welcome toast»). */
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
    /** Spec §4: «tick every 30 s». */
    tick: TICK,
  },
});

type Answered<Value, Kind> = { event: { output: Result<Value, { kind: Kind }> } };

/** The output of an actor. */
export const answer = <Output>({ event }: { event: { output: Output } }) => event.output;

/** The value of an answer, or null. */
export const value = <Value, Kind>({ event: { output } }: Answered<Value, Kind>) =>
  output.ok ? output.value : null;

/** The kind of an answer's error, or null. */
export const error = <Value, Kind>({ event: { output } }: Answered<Value, Kind>) =>
  output.ok ? null : output.error.kind;

/** What the auth client said. */
export const change = ({ event }: { event: AuthChange }) => event;

/** The session the auth client brought. */
export const newSession = ({ event }: { event: AuthChange }) => event.session;
