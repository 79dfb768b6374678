import { visitor } from '#domain/permissions/roles';
import type { OpeningError } from '#domain/servers/opening-error';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type { dashboardOpeningMachine } from './dashboard-opening.machine';
import type { OpeningAnswer, OpeningInput } from './dashboard-opening.setup';

export const server: Server = {
  id: '845201933120405504',
  name: 'Resell Heaven',
  icon: null,
  role: 'Owner',
  isDemo: false,
  hasLicense: true,
};

export const mira: Viewer = { userId: 'user-mira', email: 'mira@example.com', profile: null };
export const noor: Viewer = { userId: 'user-noor', email: 'noor@example.com', profile: null };

export const realServer: OpeningInput = { serverId: server.id, given: null, viewer: mira };

export const opened: OpeningAnswer = { ok: true, value: { server, editor: visitor } };

/** One answer for each kind of error; a new kind does not compile until it is here. */
export const openingErrors = {
  notYours: { kind: 'notYours', name: 'Resell Heaven' },
  noSuchServer: { kind: 'noSuchServer' },
  signInAgain: { kind: 'signInAgain' },
  discordUnreachable: { kind: 'discordUnreachable' },
  unreachable: { kind: 'unreachable' },
} satisfies { [Kind in OpeningError['kind']]: Extract<OpeningError, { kind: Kind }> };

export const refused = (kind: OpeningError['kind']): OpeningAnswer => ({
  ok: false,
  error: openingErrors[kind],
});

/** Events and answers of the machine, for its walk and its bench. */
export const dashboardOpeningFixtures = {
  input: realServer,
  events: {
    'viewer changed': [
      { type: 'viewer changed', viewer: null },
      { type: 'viewer changed', viewer: mira },
      { type: 'viewer changed', viewer: noor },
    ],
    'signed out': [{ type: 'signed out' }],
    retry: [{ type: 'retry' }],
  },
  actors: {
    open: {
      outcomes: [
        opened,
        refused('notYours'),
        refused('noSuchServer'),
        refused('signInAgain'),
        refused('discordUnreachable'),
        refused('unreachable'),
      ],
      restarts: true,
    },
  },
  delays: {},
} satisfies WalkOptions<typeof dashboardOpeningMachine>;
