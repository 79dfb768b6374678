import { assertEvent } from 'xstate';
import { mailErrorKinds } from '#domain/marketplace/account';
import { without } from '#domain/result';
import { signInErrorKinds } from '#domain/session/sign-in-error';
import { errorTransitions, failedBy, statesOf } from '../../error-transitions';
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
            ...failedBy(signInErrorKinds),
            // No link was sent during this sign-in, so the user can request one immediately.
            notConfirmed: '#sellerAccount.confirming.mail.ready',
          }),
        ],
      },
    },
    failed: {
      on: { ...signInForm, change: 'editing' },
      // `sessionEnded`: the session ended while the seller account was being created.
      ...statesOf([...without(signInErrorKinds, 'notConfirmed'), 'sessionEnded']),
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
          ...errorTransitions<MailAnswer>()(failedBy(mailErrorKinds)),
        ],
      },
    },
    failed: {
      on: { ...resetForm, change: 'editing' },
      ...statesOf(mailErrorKinds),
    },
  },
});
