import { createActorContext } from '@xstate/react';
import type { DoneActorEvent } from 'xstate';
import { everyMember } from '#domain/marketplace/members-query';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import { change } from './changing';
import { file } from './exporting';
import { membersSetup, requestOf, type MembersAnswer } from './store-members.setup';

const loaded = ({ event }: { event: DoneActorEvent<MembersAnswer> }) => event.output;

/**
 * The transitions after a page was read. If the requested page is after the last page, the last page is loaded instead.
 */
const pageRead = [
  {
    guard: { type: 'isPastEnd', params: loaded },
    target: '#loading',
    reenter: true,
    actions: [{ type: 'toLastPage', params: loaded }, 'replaceQuery'],
  },
  {
    guard: { type: 'isOkWithNews', params: loaded },
    target: '#shown.waiting',
    actions: { type: 'show', params: loaded },
  },
  {
    guard: { type: 'isOk', params: loaded },
    target: '#shown.fresh',
    actions: { type: 'show', params: loaded },
  },
] as const;

/**
 * The page that is shown. A new request replaces the pending request, and the response to the replaced request is
 * ignored.
 */
const list = membersSetup.createStateConfig({
  initial: 'loading',
  on: {
    search: {
      guard: { type: 'isOtherText', params: ({ event }) => event.text },
      target: '.typing',
      actions: { type: 'setTyped', params: ({ event }) => event.text },
    },
    choose: {
      target: '.loading',
      actions: [{ type: 'choose', params: ({ event }) => event.change }, 'pushQuery'],
    },
    clear: {
      target: '.loading',
      actions: [{ type: 'openQuery', params: everyMember }, 'pushQuery'],
    },
    open: {
      guard: { type: 'isOtherQuery', params: ({ event }) => event.query },
      target: '.loading',
      actions: { type: 'openQuery', params: ({ event }) => event.query },
    },
  },
  states: {
    loading: {
      id: 'loading',
      entry: 'forgetNews',
      on: {
        'rows changed': { actions: 'noteNews' },
        reload: { actions: 'noteNews' },
      },
      invoke: {
        id: 'load',
        src: 'load',
        input: requestOf,
        onDone: [
          ...pageRead,
          ...errorTransitions<MembersAnswer>()({
            signInRequired: '#failed.signInRequired',
            notAllowed: '#failed.notAllowed',
            unreachable: '#failed.unreachable',
          }),
        ],
      },
    },
    typing: {
      after: { searchDelay: { target: 'loading', actions: ['takeTyped', 'replaceQuery'] } },
    },
    shown: {
      id: 'shown',
      initial: 'fresh',
      on: { reload: '.refreshing', 'page shown': '.refreshing', 'rows changed': '.waiting' },
      states: {
        fresh: {},
        waiting: {
          on: { 'rows changed': undefined },
          after: { quietDelay: 'refreshing' },
        },
        refreshing: {
          entry: 'forgetNews',
          on: {
            'rows changed': { actions: 'noteNews' },
            'page shown': undefined,
            // Send the request again, because the response to the pending request may not contain the change.
            reload: { target: 'refreshing', reenter: true },
          },
          invoke: {
            id: 'refresh',
            src: 'load',
            input: requestOf,
            onDone: [
              ...pageRead,
              ...errorTransitions<MembersAnswer>()({
                signInRequired: 'stale',
                notAllowed: 'stale',
                unreachable: 'stale',
              }),
            ],
          },
        },
        stale: {},
      },
    },
    failed: {
      id: 'failed',
      initial: 'unreachable',
      on: { retry: 'loading' },
      states: {
        signInRequired: {},
        notAllowed: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<MembersAnswer>, object>,
    },
  },
});

/**
 * The members of a seller's store (product.md §21.13). Its regions:
 *   list    loading · typing · shown.{fresh, waiting, refreshing, stale} · failed.{signInRequired, …}
 *   change  resting · asking · applying · failed.{alreadyMember, …}: ending or restoring a membership
 *   file    none · reading · failed.{signInRequired, …}: the export
 *   live    on · off: whether the database reports changes
 */
export const storeMembersMachine = membersSetup.createMachine({
  id: 'storeMembers',
  context: ({ input }) => ({
    ...input,
    typed: input.query.search,
    listed: null,
    hasNews: false,
    action: null,
  }),
  invoke: [
    {
      id: 'watchRows',
      src: 'watchRows',
      input: ({ context: { storeId } }) => ({ storeId }),
    },
    { id: 'watchPage', src: 'watchPage' },
  ],
  type: 'parallel',
  states: {
    list,
    change,
    file,
    live: {
      initial: 'on',
      states: {
        on: { on: { 'channel lost': 'off' } },
        off: { on: { 'channel back': { target: 'on', actions: 'reportMissed' } } },
      },
    },
  },
});

export const StoreMembersContext = createActorContext(storeMembersMachine);
