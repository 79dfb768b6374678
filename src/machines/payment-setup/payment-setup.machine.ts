import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import type { PaymentChangeResult } from '#domain/marketplace/payment-setup';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  changeIn,
  paymentSetupSetup,
  type MembershipsAnswer,
  type PaymentSetupData,
  type SetupAnswer,
} from './payment-setup.setup';

const loaded = ({ event }: { event: DoneActorEvent<SetupAnswer> }) => event.output;
const saved = ({ event }: { event: DoneActorEvent<PaymentChangeResult> }) => event.output;
const storeOf = ({ context: { storeId } }: { context: PaymentSetupData }) => ({ storeId });

/** Saves one change at a time. After each response, the stored connection is read again. */
const change = paymentSetupSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {},
    saving: {
      on: { change: undefined }, // ignore a second press
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ ...storeOf({ context }), change: changeIn(context) }),
        onDone: [
          {
            guard: { type: 'isOk', params: saved },
            target: 'resting',
            actions: ['notify', 'report', 'forgetChange', 'reload'],
          },
          ...errorTransitions<PaymentChangeResult>()({
            signInRequired: 'failed.signInRequired',
            notAllowed: 'failed.notAllowed',
            rejected: { target: 'failed.rejected', actions: 'reload' },
            unanswered: { target: 'failed.unanswered', actions: 'reload' },
          }),
        ],
      },
    },
    failed: {
      initial: 'unanswered',
      on: { dismiss: { target: 'resting', actions: 'forgetChange' } },
      states: {
        signInRequired: {},
        notAllowed: {},
        rejected: {},
        unanswered: {},
      } as const satisfies Record<ErrorKind<PaymentChangeResult>, object>,
    },
  },
  on: {
    change: {
      target: '.saving',
      actions: { type: 'setChange', params: ({ event }) => event.change },
    },
  },
});

/** Whether the page is up to date, as far as this tab can tell. */
const news = paymentSetupSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: { on: { 'page shown': 'reloading', reload: 'reloading' } },
    reloading: {
      // Send the request again, because the response to the pending request may not contain the latest change.
      on: { reload: { target: 'reloading', reenter: true } },
      invoke: {
        id: 'reload',
        src: 'load',
        input: storeOf,
        onDone: [
          {
            guard: { type: 'isOk', params: loaded },
            target: 'fresh',
            actions: { type: 'show', params: loaded },
          },
          ...errorTransitions<SetupAnswer>()({
            signInRequired: 'stale',
            notAllowed: 'stale',
            unreachable: 'stale',
          }),
        ],
      },
    },
    stale: { on: { 'page shown': 'reloading', reload: 'reloading' } },
  },
});

/** The names of the memberships. Without them, plans can be shown but not assigned. */
const names = paymentSetupSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadMemberships',
        src: 'loadMemberships',
        input: storeOf,
        onDone: {
          target: 'known',
          actions: {
            type: 'listMemberships',
            params: ({ event }: { event: DoneActorEvent<MembershipsAnswer> }) => event.output,
          },
        },
      },
    },
    known: { on: { 'page shown': 'loading' } },
  },
});

/**
 * The connection of a store to its payment providers (product.md §21.14): signing secrets, the last events, and which
 * membership each plan sells.
 *
 * The regions of `shown`:
 *   change  resting · saving · failed.{signInRequired, notAllowed, rejected, unanswered}
 *   news    fresh · reloading · stale
 *   names   loading · known
 */
export const paymentSetupMachine = paymentSetupSetup.createMachine({
  id: 'paymentSetup',
  context: ({ input: { storeId } }) => ({
    storeId,
    connection: null,
    memberships: [],
    change: null,
  }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: storeOf,
        onDone: [
          {
            guard: { type: 'isOk', params: loaded },
            target: 'shown',
            actions: { type: 'show', params: loaded },
          },
          ...errorTransitions<SetupAnswer>()({
            signInRequired: 'failed.signInRequired',
            notAllowed: 'failed.notAllowed',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    shown: { type: 'parallel', states: { change, news, names } },
    failed: {
      initial: 'unreachable',
      on: { retry: 'loading' },
      states: {
        signInRequired: {},
        notAllowed: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<SetupAnswer>, object>,
    },
  },
});

export const PaymentSetupContext = createActorContext(paymentSetupMachine);
