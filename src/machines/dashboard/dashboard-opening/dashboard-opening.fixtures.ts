import { visitor } from '#domain/permissions/roles';
import type { OpeningError } from '#domain/servers/opening-error';
import { demoServer, type Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../../errors-by-kind';
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

export const fromEarlierVisit = {
  ...realServer,
  known: { server, editor: visitor },
} satisfies OpeningInput;

/** Inputs of the machine. Each results in a different initial state. */
export const dashboardOpeningStarts = {
  'Start over': realServer,
  'Start with what an earlier visit read': fromEarlierVisit,
  'Start signed out': { ...realServer, viewer: null },
  'Start in the demo': { ...realServer, serverId: demoServer.id },
};

export const opened: OpeningAnswer = { ok: true, value: { server, editor: visitor } };

export const openingErrors = {
  notYours: { kind: 'notYours', name: 'Resell Heaven' },
  noSuchServer: { kind: 'noSuchServer' },
  signInAgain: { kind: 'signInAgain' },
  discordUnreachable: { kind: 'discordUnreachable' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<OpeningError>;

export const failedWith = (kind: OpeningError['kind']): OpeningAnswer => ({
  ok: false,
  error: openingErrors[kind],
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
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
    open: { outcomes: [opened, ...failures<OpeningError>(openingErrors)], restarts: true },
  },
  delays: {},
} satisfies WalkOptions<typeof dashboardOpeningMachine>;
