import type { DoneActorEvent } from 'xstate';
import { everyMember } from '#domain/marketplace/members-query';
import type { MemberAction } from '#domain/marketplace/store-member';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import {
  membersSetup,
  type ChangeAnswer,
  type ExportAnswer,
  type MembersAnswer,
  type StoreMembersContext,
} from './store-members.setup';

const loaded = ({ event }: { event: DoneActorEvent<MembersAnswer> }) => event.output;
const changed = ({ event }: { event: DoneActorEvent<ChangeAnswer> }) => event.output;
const exported = ({ event }: { event: DoneActorEvent<ExportAnswer> }) => event.output;

const requestOf = ({ context: { storeId, query } }: { context: StoreMembersContext }) => ({
  storeId,
  query,
});

/** Where a page leads that was read. A page after the last one is replaced by the last one. */
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

/** The page that is shown. A later request replaces an earlier one, whose response is ignored. */
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
            // The pending response may lack the change.
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

const andReload = (target: string) => ({ target, actions: 'reload' }) as const;

/** One change at a time. The list shows it once it is stored. */
const change = membersSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {},
    asking: { on: { confirm: 'applying', cancel: { target: 'resting', actions: 'forgetAction' } } },
    applying: {
      on: { end: undefined, restore: undefined }, // a second press must not save twice
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => actionIn(context),
        onDone: [
          {
            guard: { type: 'isOk', params: changed },
            target: 'resting',
            actions: ['notifyChange', 'forgetAction', 'reload'],
          },
          ...errorTransitions<ChangeAnswer>()({
            alreadyMember: andReload('failed.alreadyMember'),
            managedByProvider: andReload('failed.managedByProvider'),
            unknownMember: andReload('failed.unknownMember'),
            rejected: 'failed.rejected',
            signInRequired: 'failed.signInRequired',
            unanswered: andReload('failed.unanswered'),
          }),
        ],
      },
    },
    failed: {
      initial: 'unanswered',
      on: { dismiss: { target: 'resting', actions: 'forgetAction' } },
      states: {
        alreadyMember: {},
        managedByProvider: {},
        unknownMember: {},
        rejected: {},
        signInRequired: {},
        unanswered: {},
      } as const satisfies Record<ErrorKind<ChangeAnswer>, object>,
    },
  },
  on: {
    end: {
      target: '.asking',
      actions: {
        type: 'setAction',
        params: ({ event }) => ({ kind: 'end', member: event.member }) as const,
      },
    },
    restore: {
      target: '.applying',
      actions: {
        type: 'setAction',
        params: ({ event }) => ({ kind: 'restore', member: event.member }) as const,
      },
    },
  },
});

/** The file with every member that matches the query. */
const file = membersSetup.createStateConfig({
  initial: 'none',
  on: { export: '.reading' },
  states: {
    none: {},
    reading: {
      on: { export: undefined },
      invoke: {
        id: 'readAll',
        src: 'readAll',
        input: requestOf,
        onDone: [
          {
            guard: { type: 'isOk', params: exported },
            target: 'none',
            actions: [{ type: 'emitExport', params: exported }, 'notifyExport'],
          },
          ...errorTransitions<ExportAnswer>()({
            signInRequired: 'failed.signInRequired',
            notAllowed: 'failed.notAllowed',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    failed: {
      initial: 'unreachable',
      on: { dismiss: 'none' },
      states: {
        signInRequired: {},
        notAllowed: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<ExportAnswer>, object>,
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

/** @throws if there is no action, which is a defect in the chart. */
function actionIn({ action }: StoreMembersContext): MemberAction {
  if (action === null) throw new Error('No change was requested');
  return action;
}
