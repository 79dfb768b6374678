import { createActorContext } from '@xstate/react';
import { assign, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { Result } from '#domain/result';
import type { ServerFacts, ServerFactsError } from '#domain/servers/server-facts';
import type { OwnRequest } from '#domain/team/access-request';
import {
  errorTransitions,
  isError,
  type ErrorKind,
  type ErrorParams,
} from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type ServerFactsAnswer = Result<readonly ServerFacts[], ServerFactsError>;

export type ServerFactsEvent =
  /**
   * The list of servers was read, for the first time or again. Before the first read, the backend may not know the
   * viewer's guilds.
   */
  | { type: 'list read' }
  | { type: 'retry' }
  /** The viewer has requested access to a server, or has withdrawn the request. */
  | { type: 'request changed'; serverId: string; request: OwnRequest | null };

type RequestChange = Extract<ServerFactsEvent, { type: 'request changed' }>;

const answered = ({ event }: { event: DoneActorEvent<ServerFactsAnswer> }) => event.output;

/**
 * The site's own data about the viewer's servers (product.md §7.12). The data is read after the list of servers; the
 * page shows the list before the data arrives. If a later read fails, the old data stays.
 */
export const serverFactsMachine = setup({
  types: {
    context: {} as { facts: ReadonlyMap<string, ServerFacts> },
    events: {} as ServerFactsEvent,
  },
  actors: { load: fromPromise<ServerFactsAnswer>(unprovided('load')) },
  actions: {
    store: assign((_, answer: ServerFactsAnswer) =>
      answer.ok ? { facts: new Map(answer.value.map((each) => [each.serverId, each])) } : {},
    ),
    setRequest: assign(({ context: { facts } }, { serverId, request }: RequestChange) => {
      const known = facts.get(serverId);
      return known ? { facts: new Map(facts).set(serverId, { ...known, request }) } : {};
    }),
  },
  guards: {
    isOk: (_, answer: ServerFactsAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'serverFacts',
  context: { facts: new Map() },
  initial: 'waiting',
  on: {
    'list read': '.loading',
    'request changed': { actions: { type: 'setRequest', params: ({ event }) => event } },
  },
  states: {
    waiting: {},
    loading: {
      on: {
        // Send the request again, because the response to the pending request may not contain the change.
        'request changed': {
          target: 'loading',
          reenter: true,
          actions: { type: 'setRequest', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'known',
            actions: { type: 'store', params: answered },
          },
          ...errorTransitions<ServerFactsAnswer>()({
            signInRequired: 'failed.signInRequired',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    known: {},
    failed: {
      initial: 'unreachable',
      on: { retry: 'loading' },
      states: { signInRequired: {}, unreachable: {} } as const satisfies Record<
        ErrorKind<ServerFactsAnswer>,
        object
      >,
    },
  },
});

export const ServerFactsContext = createActorContext(serverFactsMachine);
