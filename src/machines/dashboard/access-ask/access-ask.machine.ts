import { createActorContext } from '@xstate/react';
import { assign, emit, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { Result } from '#domain/result';
import type { AskError, OwnRequest, WithdrawError } from '#domain/team/access-request';
import {
  errorTransitions,
  isError,
  type ErrorKind,
  type ErrorParams,
} from '../../error-transitions';
import { unprovided } from '../../unprovided';

/** The time at which the request was sent (ISO 8601), or the error. `unanswered`: the request may have been sent. */
export type AskAnswer = Result<string, AskError>;
export type WithdrawAnswer = Result<null, WithdrawError>;

export type AccessAskEvent =
  | { type: 'ask'; serverId: string }
  | { type: 'withdraw'; serverId: string };

export type AccessAskEmitted =
  | { type: 'request changed'; serverId: string; request: OwnRequest | null }
  /** The page's data about the server is out of date. */
  | { type: 'outdated' };

interface AccessAskData {
  /** The server of the last request or withdrawal; null before the first one. */
  serverId: string | null;
}

const asked = ({ event }: { event: DoneActorEvent<AskAnswer> }) => event.output;
const withdrawn = ({ event }: { event: DoneActorEvent<WithdrawAnswer> }) => event.output;

type FailedState = ErrorKind<AskAnswer> | 'withdrawalSignInRequired' | 'withdrawalUnanswered';

/** Asks for access to a server, or withdraws a request (product.md §7.13). At most one request is pending. */
export const accessAskMachine = setup({
  types: {
    context: {} as AccessAskData,
    events: {} as AccessAskEvent,
    emitted: {} as AccessAskEmitted,
  },
  actors: {
    ask: fromPromise<AskAnswer, { serverId: string }>(unprovided('ask')),
    withdraw: fromPromise<WithdrawAnswer, { serverId: string }>(unprovided('withdraw')),
  },
  actions: {
    choose: assign((_, serverId: string) => ({ serverId })),
    tellAsked: emit(({ context }, answer: AskAnswer) => ({
      type: 'request changed' as const,
      serverId: chosenIn(context),
      request: answer.ok ? { status: 'open' as const, at: answer.value } : null,
    })),
    tellOutdated: emit({ type: 'outdated' as const }),
    tellWithdrawn: emit(({ context }) => ({
      type: 'request changed' as const,
      serverId: chosenIn(context),
      request: null,
    })),
  },
  guards: {
    isOk: (_, answer: AskAnswer | WithdrawAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'accessAsk',
  context: { serverId: null },
  initial: 'idle',
  on: {
    ask: {
      target: '.asking',
      actions: { type: 'choose', params: ({ event }) => event.serverId },
    },
    withdraw: {
      target: '.withdrawing',
      actions: { type: 'choose', params: ({ event }) => event.serverId },
    },
  },
  states: {
    idle: { id: 'idle' },
    asking: {
      on: { ask: undefined, withdraw: undefined },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ serverId: chosenIn(context) }),
        onDone: [
          {
            guard: { type: 'isOk', params: asked },
            target: 'idle',
            actions: { type: 'tellAsked', params: asked },
          },
          ...errorTransitions<AskAnswer>()({
            notInServer: { target: 'failed.notInServer', actions: 'tellOutdated' },
            notSetUp: { target: 'failed.notSetUp', actions: 'tellOutdated' },
            hasAccess: { target: 'failed.hasAccess', actions: 'tellOutdated' },
            declinedRecently: { target: 'failed.declinedRecently', actions: 'tellOutdated' },
            tooManyRequests: 'failed.tooManyRequests',
            signInRequired: 'failed.signInRequired',
            unanswered: 'failed.unanswered',
          }),
        ],
      },
    },
    withdrawing: {
      on: { ask: undefined, withdraw: undefined },
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => ({ serverId: chosenIn(context) }),
        onDone: [
          {
            guard: { type: 'isOk', params: withdrawn },
            target: 'idle',
            actions: 'tellWithdrawn',
          },
          ...errorTransitions<WithdrawAnswer>()({
            signInRequired: 'failed.withdrawalSignInRequired',
            unanswered: 'failed.withdrawalUnanswered',
          }),
        ],
      },
    },
    failed: {
      initial: 'unanswered',
      states: {
        notInServer: {},
        notSetUp: {},
        hasAccess: {},
        declinedRecently: {},
        tooManyRequests: {},
        signInRequired: {},
        unanswered: {},
        withdrawalSignInRequired: {},
        withdrawalUnanswered: {},
      } as const satisfies Record<FailedState, object>,
    },
  },
});

/**
 * Returns the server to which the viewer requests access.
 * @throws if there is none, which is a defect in the chart.
 */
function chosenIn({ serverId }: AccessAskData): string {
  if (serverId === null) throw new Error('No server is chosen');
  return serverId;
}

export const AccessAskContext = createActorContext(accessAskMachine);
