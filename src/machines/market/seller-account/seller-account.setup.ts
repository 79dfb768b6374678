import { assign, emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type {
  MailError,
  NewAccount,
  OpenAccountError,
  PasswordError,
  SellerAccount,
  SignUpError,
  WeakReason,
} from '#domain/marketplace/account';
import type { AccountPart } from '#domain/marketplace/account-address';
import type { Result } from '#domain/result';
import type { SignInError } from '#domain/session/sign-in-error';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export interface Credentials {
  email: string;
  password: string;
}

/** `account` is null if there is none. `chosenUsername` is from the sign-up. */
export interface ViewerAccount {
  account: SellerAccount | null;
  chosenUsername: string | null;
}

export type LoadAnswer = Result<ViewerAccount, { kind: 'signInRequired' | 'unreachable' }>;
export type FreeAnswer = Result<boolean, { kind: 'unreachable' }>;
export type SignUpAnswer = Result<'session' | 'confirm', SignUpError>;
export type SignInAnswer = Result<null, SignInError>;
export type OpenAnswer = Result<SellerAccount, OpenAccountError>;
export type MailAnswer = Result<null, MailError>;
export type PasswordAnswer = Result<null, PasswordError>;

export type SellerAccountNotice = 'signedIn' | 'created' | 'passwordChanged';

export type SellerAccountEvent =
  /** Opens a part of the dialog. If the viewer has a seller account, 'create' opens the dashboard instead. */
  | { type: 'open'; part: AccountPart }
  | { type: 'close' }
  /** The id of the signed-in user; null if no one is signed in. */
  | { type: 'viewer changed'; userId: string | null }
  /** There may be a session, but the auth server does not respond. */
  | { type: 'session unreachable' }
  | { type: 'retry' }
  | { type: 'show create' }
  | { type: 'show sign in' }
  | { type: 'show reset' }
  /** The user has edited a form, so its error is cleared. */
  | { type: 'change' }
  /** The input of the following events has already been validated. */
  | { type: 'sign up'; account: NewAccount }
  | { type: 'sign in'; credentials: Credentials }
  | { type: 'open account'; username: string }
  | { type: 'request link'; email: string }
  | { type: 'save password'; password: string }
  | { type: 'send again' }
  /** The code of the email is being checked, or was not accepted. */
  | { type: 'code pending' }
  | { type: 'code refused' }
  /** The user reports that they have confirmed the address. */
  | { type: 'check' };

interface Context {
  /** `undefined` until the session is known. */
  userId: string | null | undefined;
  part: AccountPart;
  /** The action after a sign-in: 'sell' opens the seller's dashboard, and 'signIn' only closes the dialog. */
  goal: 'sell' | 'signIn';
  /** The username for the new account; '' if the user has to enter one. */
  username: string;
  /** Kept in memory until the address is confirmed, because the sign-in after that uses them. */
  credentials: Credentials;
  reasons: readonly WeakReason[];
}

export const nothingTyped: Credentials = { email: '', password: '' };

const reasonsIn = (answer: SignUpAnswer | PasswordAnswer) =>
  !answer.ok && answer.error.kind === 'weakPassword' ? answer.error.reasons : [];

export const sellerAccountSetup = setup({
  types: {
    context: {} as Context,
    events: {} as SellerAccountEvent,
    emitted: {} as
      | { type: 'notice'; notice: SellerAccountNotice }
      /** Opens the dashboard of a store, or the setup of a new store if `storeId` is null. */
      | { type: 'leave'; storeId: string | null }
      | { type: 'retry session' },
    /** `open`: the dialog is visible. `busy`: the button that opens the dialog shows a loading state. */
    tags: {} as 'open' | 'busy',
  },
  actors: {
    loadAccount: fromPromise<LoadAnswer>(unprovided('loadAccount')),
    isUsernameFree: fromPromise<FreeAnswer, { username: string }>(unprovided('isUsernameFree')),
    signUp: fromPromise<SignUpAnswer, NewAccount>(unprovided('signUp')),
    signIn: fromPromise<SignInAnswer, Credentials>(unprovided('signIn')),
    openAccount: fromPromise<OpenAnswer, { username: string }>(unprovided('openAccount')),
    resendConfirmation: fromPromise<MailAnswer, { email: string }>(
      unprovided('resendConfirmation'),
    ),
    requestReset: fromPromise<MailAnswer, { email: string }>(unprovided('requestReset')),
    changePassword: fromPromise<PasswordAnswer, { password: string }>(unprovided('changePassword')),
  },
  guards: {
    isOk: (_, answer: { ok: boolean }) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    isLink: (_, part: AccountPart) => part === 'new-password' || part === 'confirmed',
    isFor: (
      { context: { userId, part } },
      { viewer, parts }: { viewer: 'signedIn' | 'signedOut'; parts: readonly AccountPart[] },
    ) =>
      userId !== undefined && (userId !== null) === (viewer === 'signedIn') && parts.includes(part),
    isKnown: ({ context }) => context.userId !== undefined,
    isSignedIn: ({ context }) => typeof context.userId === 'string',
    isSomebody: (_, userId: string | null) => userId !== null,
    isNobody: (_, userId: string | null) => userId === null,
    /** Whether a different user has signed in, in another tab. */
    isSomebodyElse: ({ context }, userId: string | null) =>
      userId !== null && typeof context.userId === 'string' && userId !== context.userId,
    hasAccount: (_, answer: LoadAnswer) => answer.ok && answer.value.account !== null,
    goesToDashboard: ({ context }, answer: LoadAnswer) =>
      answer.ok && answer.value.account !== null && context.goal === 'sell',
    needsUsername: ({ context }, answer: LoadAnswer) => answer.ok && context.goal === 'sell',
    hasUsername: ({ context }, answer: LoadAnswer) =>
      answer.ok && (context.username !== '' || answer.value.chosenUsername !== null),
    isFree: (_, answer: FreeAnswer) => answer.ok && answer.value,
    isTaken: (_, answer: FreeAnswer) => answer.ok && !answer.value,
    isSession: (_, answer: SignUpAnswer) => answer.ok && answer.value === 'session',
    isConfirm: (_, answer: SignUpAnswer) => answer.ok && answer.value === 'confirm',
  },
  actions: {
    setViewer: assign((_, userId: string | null) => ({ userId })),
    setPart: assign((_, part: AccountPart) => ({
      part,
      goal: part === 'sign-in' || part === 'reset' ? ('signIn' as const) : ('sell' as const),
    })),
    sell: assign({ goal: 'sell' }),
    setAccount: assign((_, { username, email, password }: NewAccount) => ({
      username,
      credentials: { email, password },
    })),
    setCredentials: assign((_, credentials: Credentials) => ({ credentials })),
    setEmail: assign((_, email: string) => ({ credentials: { email, password: '' } })),
    setUsername: assign((_, username: string) => ({ username })),
    /** Uses the username of the form. If there is none, uses the username that the viewer chose at sign-up. */
    chooseUsername: assign(({ context: { username } }, answer: LoadAnswer) => ({
      username: username || (answer.ok ? (answer.value.chosenUsername ?? '') : ''),
    })),
    dropUsername: assign({ username: '' }),
    forgetPassword: assign(({ context }) => ({
      credentials: { ...context.credentials, password: '' },
    })),
    setReasons: assign((_, answer: SignUpAnswer | PasswordAnswer) => ({
      reasons: reasonsIn(answer),
    })),
    notify: emit((_, notice: SellerAccountNotice) => ({ type: 'notice' as const, notice })),
    leave: emit((_, account: SellerAccount | null) => ({
      type: 'leave' as const,
      storeId: account?.storeId ?? null,
    })),
    retrySession: emit({ type: 'retry session' as const }),
  },
  delays: {
    /** Time in ms. The auth server sends at most one email per minute to an address. */
    mailRest: 60_000,
  },
});

export const answer = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output;

export const newViewer = ({ event }: { event: { userId: string | null } }) => event.userId;

/** The transition for a sign-in in another tab while a form is open: sets the viewer and reads their account. */
export const signedInElsewhere = {
  guard: { type: 'isSomebody', params: newViewer },
  target: '#sellerAccount.checking',
  actions: { type: 'setViewer', params: newViewer },
} as const;
