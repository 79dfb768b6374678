import { assertEvent, emit, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import { unprovided } from '../unprovided';

export interface Credentials {
  email: string;
  password: string;
}

type SignInAnswer = Result<null, { kind: 'invalidCredentials' | 'unreachable' }>;

/** Signing in with e-mail and password (spec §2 «Sign In dialog»). The session itself arrives elsewhere. */
export const signInDialogMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | { type: 'change' }
      | ({ type: 'submit' } & Credentials),
    emitted: {} as { type: 'notice'; notice: 'loggedInAsAdmin' },
    tags: {} as 'open',
  },
  actors: {
    signInWithPassword: fromPromise<SignInAnswer, Credentials>(unprovided('signInWithPassword')),
  },
  guards: {
    isAccepted: (_, answer: SignInAnswer) => answer.ok,
    isInvalid: (_, answer: SignInAnswer) =>
      !answer.ok && answer.error.kind === 'invalidCredentials',
  },
  actions: {
    welcome: emit({ type: 'notice' as const, notice: 'loggedInAsAdmin' as const }),
  },
}).createMachine({
  id: 'signInDialog',
  context: {},
  initial: 'closed',
  states: {
    closed: { on: { open: 'editing' } },
    editing: { tags: 'open', on: { submit: 'submitting', close: 'closed' } },
    submitting: {
      tags: 'open',
      invoke: {
        id: 'signInWithPassword',
        src: 'signInWithPassword',
        input: ({ event }) => {
          assertEvent(event, 'submit');
          return { email: event.email, password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'welcomed',
            actions: 'welcome',
          },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event.output },
            target: 'refused.invalidCredentials',
          },
          { target: 'refused.unreachable' },
        ],
      },
      on: { close: 'closed' },
    },
    refused: {
      tags: 'open',
      initial: 'invalidCredentials',
      states: { invalidCredentials: {}, unreachable: {} },
      on: { change: 'editing', submit: 'submitting', close: 'closed' },
    },
    /** Signed in: the dialog is gone. */
    welcomed: { on: { open: 'editing' } },
  },
});
