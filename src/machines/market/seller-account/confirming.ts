import { mailErrorKinds } from '#domain/marketplace/account';
import { without } from '#domain/result';
import { signInErrorKinds } from '#domain/session/sign-in-error';
import { errorTransitions, failedBy, statesOf } from '../../error-transitions';
import {
  answer,
  sellerAccountSetup,
  signedInElsewhere,
  type MailAnswer,
  type SignInAnswer,
} from './seller-account.setup';

const mailFailed = failedBy(mailErrorKinds);
const mailFailures = { on: { 'send again': 'sending' }, ...statesOf(mailErrorKinds) } as const;

/**
 * The email with the code that confirms the address was sent. An accepted code signs the user in (`viewer changed`). If the
 * address was confirmed elsewhere, the user reports it in this dialog.
 * The regions:
 *   mail resting · ready · sending · failed: the code is sent again
 *   check idle · signingIn · failed: the user signs in with the password of the form
 */
export const confirming = sellerAccountSetup.createStateConfig({
  tags: 'open',
  type: 'parallel',
  exit: 'forgetPassword',
  on: {
    'show create': 'creating',
    'viewer changed': signedInElsewhere,
  },
  states: {
    mail: {
      initial: 'resting',
      states: {
        resting: { after: { mailRest: 'ready' } },
        ready: { on: { 'send again': 'sending' } },
        sending: {
          invoke: {
            id: 'resendConfirmation',
            src: 'resendConfirmation',
            input: ({ context }) => ({ email: context.credentials.email }),
            onDone: [
              { guard: { type: 'isOk', params: answer }, target: 'resting' },
              ...errorTransitions<MailAnswer>()(mailFailed),
            ],
          },
        },
        failed: mailFailures,
      },
    },
    check: {
      initial: 'idle',
      states: {
        idle: { on: { check: 'signingIn' } },
        signingIn: {
          invoke: {
            id: 'signInConfirmed',
            src: 'signIn',
            input: ({ context }) => context.credentials,
            onDone: [
              {
                guard: { type: 'isOk', params: answer },
                target: '#sellerAccount.checking',
                actions: { type: 'notify', params: 'signedIn' },
              },
              ...errorTransitions<SignInAnswer>()({
                ...failedBy(signInErrorKinds),
                // The address already belongs to an older account with another password.
                invalidCredentials: '#sellerAccount.signingIn.failed.invalidCredentials',
              }),
            ],
          },
        },
        failed: {
          on: { check: 'signingIn' },
          ...statesOf(without(signInErrorKinds, 'invalidCredentials')),
        },
      },
    },
  },
});

const somebody = {
  type: 'isSomebody',
  params: ({ event }: { event: { userId: string | null } }) => event.userId,
} as const;
const setViewer = {
  type: 'setViewer',
  params: ({ event }: { event: { userId: string | null } }) => event.userId,
} as const;

/**
 * An email with a code for a new password was sent. A session that comes while a code is checked is that of the code.
 */
export const resetSent = sellerAccountSetup.createStateConfig({
  tags: 'open',
  type: 'parallel',
  on: {
    'show reset': 'resetting',
    'show sign in': 'signingIn',
    'viewer changed': { guard: somebody, target: 'closed', actions: setViewer },
  },
  states: {
    mail: {
      initial: 'resting',
      states: {
        resting: { after: { mailRest: 'ready' } },
        ready: { on: { 'send again': 'sending' } },
        sending: {
          invoke: {
            id: 'requestResetAgain',
            src: 'requestReset',
            input: ({ context }) => ({ email: context.credentials.email }),
            onDone: [
              { guard: { type: 'isOk', params: answer }, target: 'resting' },
              ...errorTransitions<MailAnswer>()(mailFailed),
            ],
          },
        },
        failed: mailFailures,
      },
    },
    code: {
      initial: 'idle',
      states: {
        idle: { on: { 'code pending': 'pending' } },
        pending: {
          on: {
            'code refused': 'idle',
            'viewer changed': {
              guard: somebody,
              target: '#sellerAccount.settingPassword',
              actions: setViewer,
            },
          },
        },
      },
    },
  },
});
