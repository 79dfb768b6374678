import { assertEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import {
  answer,
  sellerAccountSetup,
  signedInElsewhere,
  type Credentials,
  type MailAnswer,
  type SignInAnswer,
} from './seller-account.setup';

const signInForm = {
  'sign in': {
    target: 'requesting',
    actions: {
      type: 'setCredentials',
      params: ({ event }: { event: { credentials: Credentials } }) => event.credentials,
    },
  },
  'show create': '#sellerAccount.creating',
  'show reset': '#sellerAccount.resetting',
  'viewer changed': signedInElsewhere,
} as const;

export const signingIn = sellerAccountSetup.createStateConfig({
  tags: 'open',
  initial: 'editing',
  states: {
    editing: { on: signInForm },
    /** The link in the email opened the page without a session. It may already have confirmed the address. */
    afterLink: { on: { ...signInForm, change: 'editing' } },
    requesting: {
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'sign in');
          return event.credentials;
        },
        onDone: [
          {
            guard: { type: 'isOk', params: answer },
            target: '#sellerAccount.checking',
            actions: ['forgetPassword', { type: 'notify', params: 'signedIn' }],
          },
          ...errorTransitions<SignInAnswer>()({
            invalidCredentials: 'failed.invalidCredentials',
            // No link was sent during this sign-in, so the user can request one immediately.
            notConfirmed: '#sellerAccount.confirming.mail.ready',
            captchaFailed: 'failed.captchaFailed',
            rateLimited: 'failed.rateLimited',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    failed: {
      initial: 'invalidCredentials',
      on: { ...signInForm, change: 'editing' },
      states: {
        invalidCredentials: {},
        captchaFailed: {},
        rateLimited: {},
        unreachable: {},
        /** The session ended while the seller account was being created. */
        sessionEnded: {},
      } as const satisfies Record<
        Exclude<ErrorKind<SignInAnswer>, 'notConfirmed'> | 'sessionEnded',
        object
      >,
    },
  },
});

const resetForm = {
  'request link': {
    target: 'requesting',
    actions: {
      type: 'setEmail',
      params: ({ event }: { event: { email: string } }) => event.email,
    },
  },
  'show sign in': '#sellerAccount.signingIn',
  'viewer changed': {
    guard: {
      type: 'isSomebody',
      params: ({ event }: { event: { userId: string | null } }) => event.userId,
    },
    target: '#sellerAccount.closed',
    actions: {
      type: 'setViewer',
      params: ({ event }: { event: { userId: string | null } }) => event.userId,
    },
  },
} as const;

export const resetting = sellerAccountSetup.createStateConfig({
  tags: 'open',
  initial: 'editing',
  states: {
    editing: { on: resetForm },
    /** The link for setting a new password opened the page without a session, or the session has ended. */
    linkUnused: { on: { ...resetForm, change: 'editing' } },
    requesting: {
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ event }) => {
          assertEvent(event, 'request link');
          return { email: event.email };
        },
        onDone: [
          { guard: { type: 'isOk', params: answer }, target: '#sellerAccount.resetSent' },
          ...errorTransitions<MailAnswer>()({
            captchaFailed: 'failed.captchaFailed',
            rateLimited: 'failed.rateLimited',
            unreachable: 'failed.unreachable',
            unknown: 'failed.unknown',
          }),
        ],
      },
    },
    failed: {
      initial: 'unknown',
      on: { ...resetForm, change: 'editing' },
      states: {
        captchaFailed: {},
        rateLimited: {},
        unreachable: {},
        unknown: {},
      } as const satisfies Record<ErrorKind<MailAnswer>, object>,
    },
  },
});
