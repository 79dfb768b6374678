import { createActorContext } from '@xstate/react';
import { not, stateIn, type DoneActorEvent } from 'xstate';
import type { ListAction } from '#domain/marketplace/own-membership';
import { errorTransitions, type ErrorKind } from '../../error-transitions';
import {
  listSetup,
  type ActionAnswer,
  type ListAnswer,
  type MembershipListData,
} from './membership-list.setup';

const loaded = ({ event }: { event: DoneActorEvent<ListAnswer> }) => event.output;
const applied = ({ event }: { event: DoneActorEvent<ActionAnswer> }) => event.output;

const storeOf = ({ context: { storeId } }: { context: MembershipListData }) => ({ storeId });

const isApplying = stateIn({ listed: { change: 'applying' } });

/**
 * Returns the transition for an error after which the list may differ from the stored memberships. The transition also
 * loads the list again.
 */
const andReload = (target: string) => ({ target, actions: 'reload' }) as const;

/**
 * Saves one change at a time. The list shows a change after it is saved; only a new order is shown immediately. If the
 * seller chooses several orders during a save, only the latest order is saved next.
 */
const change = listSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      always: { guard: 'hasNextOrder', target: 'applying', actions: 'takeNextOrder' },
    },
    applying: {
      id: 'applying',
      on: {
        act: [
          {
            guard: { type: 'isOrder', params: ({ event }) => event.action },
            actions: { type: 'setNextOrder', params: ({ event }) => event.action },
          },
          {}, // ignore a second press
        ],
        confirm: undefined,
      },
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({ ...storeOf({ context }), action: actionIn(context) }),
        onDone: [
          {
            guard: { type: 'hasNotice', params: applied },
            target: 'resting',
            actions: [{ type: 'edit', params: applied }, 'notify', 'forgetAction', 'reportChange'],
          },
          {
            guard: { type: 'isOk', params: applied },
            target: 'resting',
            actions: [{ type: 'edit', params: applied }, 'forgetAction', 'reportChange'],
          },
          ...errorTransitions<ActionAnswer>()({
            conflict: andReload('failed.conflict'),
            notAllowed: andReload('failed.notAllowed'),
            hasMembers: andReload('failed.hasMembers'),
            unanswered: andReload('failed.unanswered'),
            rejected: 'failed.rejected',
            signInRequired: 'failed.signInRequired',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    failed: {
      initial: 'unreachable',
      entry: 'forgetNextOrder',
      on: { dismiss: { target: 'resting', actions: 'forgetAction' } },
      states: {
        conflict: {},
        notAllowed: {},
        hasMembers: {},
        unanswered: {},
        rejected: {},
        signInRequired: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<ActionAnswer>, object>,
    },
  },
  on: {
    act: {
      target: '.applying',
      actions: { type: 'setAction', params: ({ event }) => event.action },
    },
    confirm: {
      guard: stateIn({ listed: { question: 'asking' } }),
      target: '.applying',
      actions: 'setDeletion',
    },
  },
});

/** The confirmation of a deletion. */
const question = listSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        delete: {
          target: 'asking',
          actions: { type: 'ask', params: ({ event }) => event.membership },
        },
      },
    },
    asking: { on: { confirm: { guard: not(isApplying), target: 'none' }, cancel: 'none' } },
  },
});

const loads = {
  id: 'reload',
  src: 'load',
  input: storeOf,
  onDone: [
    {
      guard: { type: 'isOk', params: loaded },
      target: 'fresh',
      actions: { type: 'show', params: loaded },
    },
    ...errorTransitions<ListAnswer>()({ signInRequired: 'stale', unreachable: 'stale' }),
  ],
} as const;

/** Whether the list is up to date, as far as this tab can tell. */
const news = listSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: { on: { 'page shown': 'reloading', reload: 'reloading' } },
    reloading: {
      // Send the request again, because the response to the pending request may not contain the latest change.
      on: { changed: { target: 'reloading', reenter: true } },
      invoke: loads,
    },
    stale: { on: { 'page shown': 'reloading', reload: 'reloading' } },
  },
});

/**
 * The memberships of a seller's store (product.md §21.12).
 *
 * The regions of `listed`:
 *   change    resting · applying · failed.{conflict, notAllowed, hasMembers, …}
 *   question  none · asking: the confirmation of a deletion
 *   news      fresh · reloading · stale: the list is read again after an error and when the user returns to the page
 */
export const membershipListMachine = listSetup.createMachine({
  id: 'membershipList',
  context: ({ input: { storeId } }) => ({
    storeId,
    memberships: [],
    action: null,
    nextOrder: null,
    toDelete: null,
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
            target: 'listed',
            actions: { type: 'show', params: loaded },
          },
          ...errorTransitions<ListAnswer>()({
            signInRequired: 'failed.signInRequired',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    listed: {
      type: 'parallel',
      on: {
        stored: {
          actions: [{ type: 'enter', params: ({ event }) => event.membership }, 'reportChange'],
        },
      },
      states: { change, question, news },
    },
    failed: {
      initial: 'unreachable',
      on: { retry: 'loading' },
      states: {
        signInRequired: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<ListAnswer>, object>,
    },
  },
});

/** @throws if there is no action, which is a defect in the chart. */
function actionIn({ action }: MembershipListData): ListAction {
  if (action === null) throw new Error('No action was requested');
  return action;
}

export const MembershipListContext = createActorContext(membershipListMachine);
