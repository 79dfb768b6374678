import { assertEvent } from 'xstate';
import { type NewAccount, signUpErrorKinds } from '#domain/marketplace/account';
import { errorTransitions, failedBy, statesOf } from '../../error-transitions';
import {
  answer,
  sellerAccountSetup,
  signedInElsewhere,
  type FreeAnswer,
  type SignUpAnswer,
} from './seller-account.setup';

const form = {
  'sign up': {
    target: 'checkingName',
    actions: {
      type: 'setAccount',
      params: ({ event }: { event: { account: NewAccount } }) => event.account,
    },
  },
  'show sign in': '#sellerAccount.signingIn',
  'viewer changed': signedInElsewhere,
} as const;

/** Checks first that the username is free. The sign-up does not, because the username is stored only afterward. */
export const creating = sellerAccountSetup.createStateConfig({
  tags: 'open',
  entry: 'sell',
  initial: 'editing',
  states: {
    editing: { on: form },
    checkingName: {
      invoke: {
        id: 'isUsernameFree',
        src: 'isUsernameFree',
        input: ({ event }) => {
          assertEvent(event, 'sign up');
          return { username: event.account.username };
        },
        onDone: [
          { guard: { type: 'isFree', params: answer }, target: 'signingUp' },
          {
            guard: { type: 'isTaken', params: answer },
            target: 'failed.usernameTaken',
            actions: 'dropUsername',
          },
          ...errorTransitions<FreeAnswer>()({ unreachable: 'failed.unreachable' }),
        ],
      },
    },
    signingUp: {
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { username, credentials } }) => ({ username, ...credentials }),
        onDone: [
          {
            guard: { type: 'isSession', params: answer },
            target: '#sellerAccount.opening.requesting',
            actions: 'forgetPassword',
          },
          { guard: { type: 'isConfirm', params: answer }, target: '#sellerAccount.confirming' },
          ...errorTransitions<SignUpAnswer>()({
            ...failedBy(signUpErrorKinds),
            weakPassword: {
              target: 'failed.weakPassword',
              actions: { type: 'setReasons', params: answer<SignUpAnswer> },
            },
          }),
        ],
      },
    },
    failed: {
      on: { ...form, change: 'editing' },
      ...statesOf(['usernameTaken', 'weakPassword', ...signUpErrorKinds]),
    },
  },
});
