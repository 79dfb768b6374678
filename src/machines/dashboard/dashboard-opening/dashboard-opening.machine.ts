import { not, type DoneActorEvent } from 'xstate';
import type { OpeningError } from '#domain/servers/opening-error';
import { createKnownContext } from '../../charts/known.context';
import { errorTransitions } from '../../error-transitions';
import { type OpeningAnswer, openingSetup } from './dashboard-opening.setup';

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

const endsWithSession = openingSetup.createStateConfig({
  on: {
    'viewer changed': {
      guard: { type: 'isNobody', params: ({ event }) => event.viewer },
      target: 'sessionEnded',
      actions: { type: 'setViewer', params: ({ event }) => event.viewer },
    },
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
        { guard: 'isKnown', target: 'opened.renewing', actions: 'openKnown' },
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
        current: endsWithSession,
        /** What an earlier visit has read is shown while it is read again. */
        renewing: {
          ...endsWithSession,
          invoke: {
            id: 'renew',
            src: 'open',
            input: ({ context: { serverId } }) => ({ serverId, given: null }),
            onDone: [
              {
                guard: { type: 'isOk', params: answered },
                target: 'current',
                actions: open,
              },
              ...errorTransitions<OpeningAnswer>()({
                notYours: { target: '#dashboardOpening.failed.notYours', actions: open },
                noSuchServer: { target: '#dashboardOpening.failed.noSuchServer', actions: open },
                signInAgain: { target: '#dashboardOpening.failed.signInAgain', actions: open },
                // The database checks every right anyway, and the settings are read on.
                discordUnreachable: 'current',
                unreachable: 'current',
              }),
            ],
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

export const DashboardOpeningContext = createKnownContext(dashboardOpeningMachine, {
  asked: ({ serverId }) => ({ serverId }),
  answered: ({ context: { serverId, opened } }) =>
    opened && !opened.server.isDemo ? { request: { serverId }, value: opened } : null,
  isRefused: ({ context: { error } }) =>
    error !== null && error.kind !== 'unreachable' && error.kind !== 'discordUnreachable',
  isRefreshing: (snapshot) => snapshot.matches({ opened: 'renewing' }),
});
