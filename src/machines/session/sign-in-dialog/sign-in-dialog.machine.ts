import { createActorContext } from '@xstate/react';
import { assertEvent, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import { type SignInError, signInErrorKinds } from '#domain/session/sign-in-error';
import {
  type ErrorParams,
  errorTransitions,
  failedBy,
  isError,
  statesOf,
} from '../../error-transitions';
import { unprovided } from '../../unprovided';

export interface Credentials {
  email: string;
  password: string;
}

type SignInAnswer = Result<null, SignInError>;

/** Signs in with email and password (product.md §6.9). The session machine receives the session. */
export const signInDialogMachine = setup({
  types: {
    context: {} as Record<string, never>,
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | { type: 'change' }
      | ({ type: 'submit' } & Credentials),
    tags: {} as 'open',
  },
  actors: {
    signInWithPassword: fromPromise<SignInAnswer, Credentials>(unprovided('signInWithPassword')),
  },
  guards: {
    isOk: (_, answer: SignInAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
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
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'closed',
          },
          ...errorTransitions<SignInAnswer>()(failedBy(signInErrorKinds)),
        ],
      },
      on: { close: 'closed' },
    },
    failed: {
      tags: 'open',
      ...statesOf(signInErrorKinds),
      on: { change: 'editing', submit: 'submitting', close: 'closed' },
    },
  },
});

export const SignInDialogContext = createActorContext(signInDialogMachine);
