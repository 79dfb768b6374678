import { createActorContext } from '@xstate/react';
import { not, type DoneActorEvent } from 'xstate';
import type { OpeningError } from '#domain/servers/opening-error';
import { errorTransitions } from '../../error-transitions';
import { openingSetup, type OpeningAnswer } from './dashboard-opening.setup';

const answered = ({ event }: { event: DoneActorEvent<OpeningAnswer> }) => event.output;

const open = { type: 'open', params: answered } as const;

/** Opens the dashboard again when another viewer signs in. */
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
 * Opens the dashboard of the server in the URL. If the id could belong to a real server, the demo never opens: either
 * the dashboard opens, or the machine enters a state that gives the reason why the dashboard cannot open. If the
 * session expires, the dashboard stays open, because the form may contain unsaved changes. If the viewer signs out in
 * this tab, the dashboard closes.
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
        // The id could belong to a real server, so do not accept a demo server as `given`. `given` comes from the
        // history entry and is not trusted.
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
