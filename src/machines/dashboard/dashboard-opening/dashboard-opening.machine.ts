import { createActorContext } from '@xstate/react';
import { assign, fromPromise, not, setup, type DoneActorEvent } from 'xstate';
import type { OpeningError } from '#domain/servers/opening-error';
import { visitor, type Editor } from '#domain/permissions/roles';
import type { Result } from '#domain/result';
import {
  couldBeServerId,
  demoServer,
  unknownDemoServer,
  type Server,
} from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export interface OpenedDashboard {
  server: Server;
  editor: Editor;
}

export type OpeningAnswer = Result<OpenedDashboard, OpeningError>;

export interface OpeningInput {
  /** The id in the URL, which may be invalid. */
  serverId: string;
  /** The server that the previous page passed in the navigation state. */
  given: Server | null;
  viewer: Viewer | null;
}

interface Context extends OpeningInput {
  opened: OpenedDashboard | null;
  error: OpeningError | null;
  /** The viewer who opened the dashboard. It is kept when the session expires. */
  openedBy: Viewer | null;
}

/** Returns the demo server for the id in a URL. Returns null if the id could belong to a real server. */
function demoServerFor({ serverId, given }: OpeningInput): Server | null {
  if (serverId === demoServer.id) return demoServer;
  if (couldBeServerId(serverId)) return null;
  return given?.isDemo ? given : unknownDemoServer(serverId);
}

const openingSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OpeningInput,
    events: {} as
      /** `viewer` is null if the viewer signed out or the session expired. */
      | { type: 'viewer changed'; viewer: Viewer | null }
      /** The viewer signed out in this tab. */
      | { type: 'signed out' }
      | { type: 'retry' },
  },
  actors: {
    open: fromPromise<OpeningAnswer, { serverId: string; given: Server | null }>(
      unprovided('open'),
    ),
  },
  guards: {
    isDemo: ({ context }) => demoServerFor(context) !== null,
    isSignedOut: ({ context }) => context.viewer === null,
    isNobody: (_, viewer: Viewer | null) => viewer === null,
    /** Whether the given viewer is still the same user. True after a session was renewed. */
    isCurrentViewer: ({ context }, viewer: Viewer | null) =>
      viewer?.userId === context.viewer?.userId,
    isSamePerson: ({ context }, viewer: Viewer | null) =>
      viewer !== null && viewer.userId === context.openedBy?.userId,
    isOk: (_, answer: OpeningAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  actions: {
    setViewer: assign((_, viewer: Viewer | null) => ({ viewer })),
    openDemo: assign(({ context }) => {
      const server = demoServerFor(context);
      return { opened: server && { server, editor: visitor }, error: null };
    }),
    open: assign(({ context }, answer: OpeningAnswer) => ({
      opened: answer.ok ? answer.value : null,
      error: answer.ok ? null : answer.error,
      openedBy: context.viewer,
    })),
    close: assign({ opened: null, openedBy: null, error: null }),
  },
});

const answered = ({ event }: { event: DoneActorEvent<OpeningAnswer> }) => event.output;

const open = { type: 'open', params: answered } as const;

const followsViewer = openingSetup.createStateConfig({
  on: {
    'viewer changed': [
      {
        guard: { type: 'isCurrentViewer', params: ({ event }) => event.viewer },
        actions: { type: 'setViewer', params: ({ event }) => event.viewer },
      },
      {
        guard: { type: 'isNobody', params: ({ event }) => event.viewer },
        target: '#dashboardOpening.signInRequired',
        actions: [{ type: 'setViewer', params: ({ event }) => event.viewer }, 'close'],
      },
      {
        target: '#dashboardOpening.opening',
        reenter: true,
        actions: [{ type: 'setViewer', params: ({ event }) => event.viewer }, 'close'],
      },
    ],
  },
});

/**
 * Opens the dashboard of the server in the URL. The demo never opens if the id could belong to a real server. If the
 * session expires, the dashboard stays open, because the form may contain unsaved changes. If the viewer signs out in
 * this tab, it closes.
 */
export const dashboardOpeningMachine = openingSetup.createMachine({
  id: 'dashboardOpening',
  context: ({ input }) => ({ ...input, opened: null, openedBy: null, error: null }),
  initial: 'signInRequired',
  states: {
    /** The demo stays open when the viewer changes. */
    demo: {
      on: {
        'viewer changed': { actions: { type: 'setViewer', params: ({ event }) => event.viewer } },
      },
    },
    signInRequired: {
      always: [
        { guard: 'isDemo', target: 'demo', actions: 'openDemo' },
        { guard: not('isSignedOut'), target: 'opening' },
      ],
      on: {
        'viewer changed': { actions: { type: 'setViewer', params: ({ event }) => event.viewer } },
      },
    },
    opening: {
      ...followsViewer,
      invoke: {
        id: 'open',
        src: 'open',
        // The id could be a real server's, so do not accept a demo server from the history entry, which is not trusted.
        input: ({ context: { serverId, given } }) => ({
          serverId,
          given: given?.isDemo ? null : given,
        }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'opened',
            actions: open,
          },
          ...errorTransitions<OpeningAnswer>()({
            notYours: { target: 'failed.notYours', actions: open },
            noSuchServer: { target: 'failed.noSuchServer', actions: open },
            signInAgain: { target: 'failed.signInAgain', actions: open },
            discordUnreachable: { target: 'failed.discordUnreachable', actions: open },
            unreachable: { target: 'failed.unreachable', actions: open },
          }),
        ],
      },
    },
    opened: {
      initial: 'current',
      states: {
        current: {
          on: {
            'viewer changed': {
              guard: { type: 'isNobody', params: ({ event }) => event.viewer },
              target: 'sessionEnded',
              actions: { type: 'setViewer', params: ({ event }) => event.viewer },
            },
          },
        },
        sessionEnded: {
          on: {
            'viewer changed': {
              guard: { type: 'isSamePerson', params: ({ event }) => event.viewer },
              target: 'current',
              actions: { type: 'setViewer', params: ({ event }) => event.viewer },
            },
          },
        },
      },
      on: {
        'signed out': {
          target: 'signInRequired',
          actions: [{ type: 'setViewer', params: null }, 'close'],
        },
        'viewer changed': [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => event.viewer },
            actions: { type: 'setViewer', params: ({ event }) => event.viewer },
          },
          {
            guard: { type: 'isNobody', params: ({ event }) => event.viewer },
            actions: { type: 'setViewer', params: ({ event }) => event.viewer },
          },
          {
            target: 'opening',
            actions: [{ type: 'setViewer', params: ({ event }) => event.viewer }, 'close'],
          },
        ],
      },
    },
    failed: {
      ...followsViewer,
      initial: 'unreachable',
      states: {
        notYours: {},
        noSuchServer: {},
        signInAgain: {},
        discordUnreachable: {},
        unreachable: {},
      } as const satisfies Record<OpeningError['kind'], object>,
      on: { ...followsViewer.on, retry: 'opening' },
    },
  },
});

export const DashboardOpeningContext = createActorContext(dashboardOpeningMachine);
