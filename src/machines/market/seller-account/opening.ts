import { assertEvent } from 'xstate';
import { openAccountErrorKinds, passwordErrorKinds } from '#domain/marketplace/account';
import { without } from '#domain/result';
import { errorTransitions, failedBy, statesOf } from '../../error-transitions';
import {
  answer,
  newViewer,
  sellerAccountSetup,
  type OpenAnswer,
  type PasswordAnswer,
} from './seller-account.setup';

const opened = ({ event }: { event: { output: OpenAnswer } }) =>
  event.output.ok ? event.output.value : null;

const setViewer = { type: 'setViewer', params: newViewer } as const;

/** The form of a signed-in user without a seller account. The form only has the username. */
export const opening = sellerAccountSetup.createStateConfig({
  tags: 'open',
  initial: 'editing',
  on: {
    'viewer changed': [
      {
        guard: { type: 'isNobody', params: newViewer },
        target: '#sellerAccount.signingIn.failed.sessionEnded',
        actions: setViewer,
      },
      {
        guard: { type: 'isSomebodyElse', params: newViewer },
        target: '#sellerAccount.checking',
        actions: ['dropUsername', setViewer],
      },
    ],
  },
  states: {
    editing: {
      on: {
        'open account': {
          target: 'requesting',
          actions: { type: 'setUsername', params: ({ event }) => event.username },
        },
      },
    },
    requesting: {
      invoke: {
        id: 'openAccount',
        src: 'openAccount',
        input: ({ context }) => ({ username: context.username }),
        onDone: [
          {
            guard: { type: 'isOk', params: answer },
            target: '#sellerAccount.left',
            actions: [
              { type: 'notify', params: 'created' },
              { type: 'leave', params: opened },
            ],
          },
          ...errorTransitions<OpenAnswer>()({
            ...failedBy(openAccountErrorKinds),
            usernameTaken: { target: 'failed.usernameTaken', actions: 'dropUsername' },
            usernameInvalid: { target: 'failed.usernameInvalid', actions: 'dropUsername' },
            signInRequired: '#sellerAccount.signingIn.failed.sessionEnded',
          }),
        ],
      },
    },
    failed: {
      on: {
        change: 'editing',
        'open account': {
          target: 'requesting',
          actions: { type: 'setUsername', params: ({ event }) => event.username },
        },
      },
      ...statesOf(without(openAccountErrorKinds, 'signInRequired')),
    },
  },
});

/** The form for a new password. It opens after the link in an email has signed the user in. */
export const settingPassword = sellerAccountSetup.createStateConfig({
  tags: 'open',
  initial: 'editing',
  on: {
    'show reset': 'resetting',
    // The password is meant for the user who requested the link, so the form closes when the viewer changes.
    'viewer changed': [
      {
        guard: { type: 'isNobody', params: newViewer },
        target: 'resetting.linkUnused',
        actions: setViewer,
      },
      {
        guard: { type: 'isSomebodyElse', params: newViewer },
        target: 'closed',
        actions: setViewer,
      },
    ],
  },
  states: {
    editing: { on: { 'save password': 'saving' } },
    saving: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ event }) => {
          assertEvent(event, 'save password');
          return { password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isOk', params: answer },
            target: '#sellerAccount.closed',
            actions: { type: 'notify', params: 'passwordChanged' },
          },
          ...errorTransitions<PasswordAnswer>()({
            ...failedBy(passwordErrorKinds),
            weakPassword: {
              target: 'failed.weakPassword',
              actions: { type: 'setReasons', params: answer<PasswordAnswer> },
            },
            signInRequired: '#sellerAccount.resetting.linkUnused',
          }),
        ],
      },
    },
    failed: {
      on: { change: 'editing', 'save password': 'saving' },
      ...statesOf(['weakPassword', ...without(passwordErrorKinds, 'signInRequired')]),
    },
  },
});
