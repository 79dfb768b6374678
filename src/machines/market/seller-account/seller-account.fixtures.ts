import {
  type MailError,
  mailErrorKinds,
  type NewAccount,
  type OpenAccountError,
  openAccountErrorKinds,
  type PasswordError,
  passwordErrorKinds,
  type SellerAccount,
  type SignUpError,
  signUpErrorKinds,
} from '#domain/marketplace/account';
import { accountParts } from '#domain/marketplace/account-address';
import { type SignInError, signInErrorKinds } from '#domain/session/sign-in-error';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { type ErrorsByKind, errorsOf, failures } from '../../errors-by-kind';
import type { sellerAccountMachine } from './seller-account.machine';
import type {
  FreeAnswer,
  LoadAnswer,
  MailAnswer,
  OpenAnswer,
  PasswordAnswer,
  SignInAnswer,
  SignUpAnswer,
} from './seller-account.setup';

export const ada = { type: 'viewer changed' as const, userId: 'user-ada' };
export const bob = { type: 'viewer changed' as const, userId: 'user-bob' };
export const nobody = { type: 'viewer changed' as const, userId: null };

export const newAccount: NewAccount = {
  username: 'card_shop',
  email: 'ada@example.com',
  password: 'a long password',
};
export const credentials = { email: newAccount.email, password: newAccount.password };

export const signUp = { type: 'sign up' as const, account: newAccount };
export const signIn = { type: 'sign in' as const, credentials };
export const openAccount = { type: 'open account' as const, username: 'card_shop' };
export const requestLink = { type: 'request link' as const, email: newAccount.email };
export const savePassword = { type: 'save password' as const, password: 'another password' };

export const account: SellerAccount = { username: 'card_shop', storeId: null };
export const accountWithStore: SellerAccount = { username: 'card_shop', storeId: 'biz_1' };

const loadedAs = (found: SellerAccount | null, chosenUsername: string | null): LoadAnswer => ({
  ok: true,
  value: { account: found, chosenUsername },
});
export const withoutAccount = loadedAs(null, null);
export const withChosenUsername = loadedAs(null, 'card_shop');
export const withAccount = loadedAs(account, null);
export const withStore = loadedAs(accountWithStore, null);

export const loadErrors = errorsOf(['signInRequired', 'unreachable']);
export const signUpErrors = {
  ...errorsOf(signUpErrorKinds),
  weakPassword: { kind: 'weakPassword', reasons: ['characters', 'pwned'] },
} satisfies ErrorsByKind<SignUpError>;
export const signInErrors = errorsOf(signInErrorKinds);
export const openErrors = errorsOf(openAccountErrorKinds);
export const mailErrors = errorsOf(mailErrorKinds);
export const passwordErrors = {
  ...errorsOf(passwordErrorKinds),
  weakPassword: { kind: 'weakPassword', reasons: ['length'] },
} satisfies ErrorsByKind<PasswordError>;

export const ok = <Value>(value: Value) => ({ ok: true as const, value });
export const failedWith = <AnyError>(error: AnyError) => ({ ok: false as const, error });

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const sellerAccountFixtures = {
  events: {
    open: accountParts.map((part) => ({ type: 'open' as const, part })),
    close: [{ type: 'close' }],
    'viewer changed': [ada, bob, nobody],
    'session unreachable': [{ type: 'session unreachable' }],
    retry: [{ type: 'retry' }],
    'show create': [{ type: 'show create' }],
    'show sign in': [{ type: 'show sign in' }],
    'show reset': [{ type: 'show reset' }],
    change: [{ type: 'change' }],
    'sign up': [signUp],
    'sign in': [signIn],
    'open account': [openAccount],
    'request link': [requestLink],
    'save password': [savePassword],
    'send again': [{ type: 'send again' }],
    'code pending': [{ type: 'code pending' }],
    'code refused': [{ type: 'code refused' }],
    check: [{ type: 'check' }],
  },
  actors: {
    // Closing the dialog stops a pending request.
    loadAccount: {
      outcomes: [
        withoutAccount,
        withChosenUsername,
        withAccount,
        withStore,
        ...failures<(typeof loadErrors)[keyof typeof loadErrors]>(loadErrors),
      ],
      restarts: true,
    },
    isUsernameFree: {
      outcomes: [
        ok(true),
        ok(false),
        failedWith({ kind: 'unreachable' }),
      ] satisfies readonly FreeAnswer[],
      restarts: true,
    },
    signUp: {
      outcomes: [
        ok('session'),
        ok('confirm'),
        ...failures<SignUpError>(signUpErrors),
      ] satisfies readonly SignUpAnswer[],
      restarts: true,
    },
    signIn: {
      outcomes: [
        ok(null),
        ...failures<SignInError>(signInErrors),
      ] satisfies readonly SignInAnswer[],
      restarts: true,
    },
    openAccount: {
      outcomes: [
        ok(account),
        ...failures<OpenAccountError>(openErrors),
      ] satisfies readonly OpenAnswer[],
      restarts: true,
    },
    resendConfirmation: {
      outcomes: [ok(null), ...failures<MailError>(mailErrors)] satisfies readonly MailAnswer[],
      restarts: true,
    },
    requestReset: {
      outcomes: [ok(null), ...failures<MailError>(mailErrors)] satisfies readonly MailAnswer[],
      restarts: true,
    },
    changePassword: {
      outcomes: [
        ok(null),
        ...failures<PasswordError>(passwordErrors),
      ] satisfies readonly PasswordAnswer[],
      restarts: true,
    },
  },
  delays: { mailRest: 60_000 },
  // The walk compares the context only in these states.
  serialize: (snapshot) => {
    const { userId, part, goal, username } = snapshot.context;
    if (snapshot.matches('checking')) return { goal, hasUsername: username !== '' };
    if (snapshot.matches('waiting')) return { viewer: typeof userId, part };
    return snapshot.matches('unavailable') || snapshot.matches('closed') ? typeof userId : '';
  },
} satisfies WalkOptions<typeof sellerAccountMachine>;
