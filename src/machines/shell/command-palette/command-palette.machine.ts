import { assign, emit, fromPromise, setup } from 'xstate';
import type { Result } from '#domain/result';
import type { Server } from '#domain/servers/server';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';
import { createSharedActorContext } from '../../shared-actor.context';

/** The viewer's servers. The list is empty if the viewer is signed out. */
export type PaletteServers = Result<readonly Server[], { kind: 'unavailable' }>;

export type CommandPaletteEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'pick'; id: string }
  | { type: 'retry' }
  /** Another user has signed in, or the viewer has signed out. */
  | { type: 'viewer changed' };

/** The command palette. It loads the servers when it first opens, and keeps them until the viewer changes. */
export const commandPaletteMachine = setup({
  types: {
    context: {} as { servers: readonly Server[] | null },
    events: {} as CommandPaletteEvent,
    emitted: {} as { type: 'picked'; id: string },
  },
  actors: {
    loadServers: fromPromise<PaletteServers>(unprovided('loadServers')),
  },
  actions: {
    storeServers: assign((_, answer: PaletteServers) =>
      answer.ok ? { servers: answer.value } : {},
    ),
    clearServers: assign({ servers: null }),
    emitPicked: emit((_, id: string) => ({ type: 'picked' as const, id })),
  },
  guards: {
    knowsServers: ({ context }) => context.servers !== null,
    isOk: (_, answer: PaletteServers) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'commandPalette',
  context: { servers: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: [{ guard: 'knowsServers', target: 'open.listed' }, { target: 'open.loadingServers' }],
        'viewer changed': { actions: 'clearServers' },
      },
    },
    open: {
      initial: 'loadingServers',
      on: {
        close: 'closed',
        pick: {
          target: 'closed',
          actions: { type: 'emitPicked', params: ({ event }) => event.id },
        },
        'viewer changed': { target: '.loadingServers', actions: 'clearServers' },
      },
      states: {
        loadingServers: {
          invoke: {
            id: 'loadServers',
            src: 'loadServers',
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'listed',
                actions: { type: 'storeServers', params: ({ event }) => event.output },
              },
              ...errorTransitions<PaletteServers>()({ unavailable: 'serversUnavailable' }),
            ],
          },
        },
        listed: {},
        serversUnavailable: { on: { retry: 'loadingServers' } },
      },
    },
  },
});

export const CommandPaletteContext = createSharedActorContext(commandPaletteMachine);
