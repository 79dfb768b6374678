import { createActorContext } from '@xstate/react';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import { isAdministrator } from '#domain/servers/administrator';
import type { ServersError } from '#domain/servers/failure';
import type { Guild, Server } from '#domain/servers/server';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type GuildList = Result<readonly Guild[], ServersError>;
export type Addition = Result<Server, { kind: 'notAvailable' }>;

export interface AddServerData {
  /** The guilds in which the viewer has the administrator permission. */
  guilds: readonly Guild[];
  chosen: Guild | null;
  error: ServersError | null;
}

/**
 * Lists the guilds that the viewer administers and adds the chosen one (product.md §7.11). Closing stops pending
 * requests. Opening starts over; until then, the list stays, so that it does not disappear while the dialog closes.
 */
export const addServerMachine = setup({
  types: {
    context: {} as AddServerData,
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | { type: 'choose'; guildId: string }
      | { type: 'add' },
    emitted: {} as { type: 'added'; server: Server },
  },
  actors: {
    listAdministratorGuilds: fromPromise<GuildList>(unprovided('listAdministratorGuilds')),
    addServer: fromPromise<Addition, { guild: Guild }>(unprovided('addServer')),
  },
  guards: {
    isListed: (_, list: GuildList) => list.ok,
    /** Matches every kind of error, because all kinds lead to the same state, in which the dialog shows the kind. */
    hasListFailed: (_, list: GuildList) => !list.ok,
    isOffered: ({ context }, guildId: string) => guildOf(context, guildId) !== undefined,
    hasChosen: ({ context }) => context.chosen !== null,
    isOk: (_, addition: Addition) => addition.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  actions: {
    startOver: assign({ guilds: [], chosen: null, error: null }),
    offer: assign((_, list: GuildList) =>
      list.ok ? { guilds: list.value.filter((guild) => isAdministrator(guild.permissions)) } : {},
    ),
    setError: assign((_, list: GuildList) => (list.ok ? {} : { error: list.error })),
    choose: assign(({ context }, guildId: string) => ({
      chosen: guildOf(context, guildId) ?? null,
    })),
    emitAdded: enqueueActions(({ enqueue }, addition: Addition) => {
      if (addition.ok) enqueue.emit({ type: 'added', server: addition.value });
    }),
  },
}).createMachine({
  id: 'addServer',
  context: { guilds: [], chosen: null, error: null },
  initial: 'closed',
  on: { close: '.closed' },
  states: {
    closed: { on: { open: 'loading' } },
    loading: {
      id: 'loading',
      entry: 'startOver',
      invoke: {
        id: 'list',
        src: 'listAdministratorGuilds',
        onDone: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'offer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasListFailed', params: ({ event }) => event.output },
            target: 'failed.listFailed',
            actions: { type: 'setError', params: ({ event }) => event.output },
          },
        ],
      },
    },
    choosing: {
      on: {
        choose: {
          guard: { type: 'isOffered', params: ({ event }) => event.guildId },
          actions: { type: 'choose', params: ({ event }) => event.guildId },
        },
        add: [{ guard: 'hasChosen', target: 'adding' }, { target: 'failed.noneSelected' }],
      },
    },
    adding: {
      id: 'adding',
      invoke: {
        id: 'add',
        src: 'addServer',
        input: ({ context }) => ({ guild: chosenIn(context) }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'added',
            actions: { type: 'emitAdded', params: ({ event }) => event.output },
          },
          ...errorTransitions<Addition>()({ notAvailable: 'failed.notAvailable' }),
        ],
      },
    },
    added: { on: { open: 'loading' } },
    failed: {
      initial: 'noneSelected',
      on: {
        choose: {
          guard: { type: 'isOffered', params: ({ event }) => event.guildId },
          target: 'choosing',
          actions: { type: 'choose', params: ({ event }) => event.guildId },
        },
      },
      states: {
        noneSelected: {},
        notAvailable: { on: { add: '#adding' } },
        /** Opening the dialog again loads the list again. */
        listFailed: { on: { open: '#loading' } },
      },
    },
  },
});

function guildOf({ guilds }: AddServerData, guildId: string): Guild | undefined {
  return guilds.find(({ id }) => id === guildId);
}

function chosenIn({ chosen }: AddServerData): Guild {
  if (!chosen) throw new Error('No server is chosen');
  return chosen;
}

export const AddServerContext = createActorContext(addServerMachine);
